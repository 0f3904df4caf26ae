import { ButtonExt } from '@mtools/antd-ext';
import { Alert } from 'antd';
import { useTexts } from '../texts';

/** Says that something could not be loaded, and tries again. */
export function LoadFailed({ reload }: { reload: () => Promise<void> }) {
  const t = useTexts().common;
  return (
    <Alert
      type="error"
      showIcon
      title={t.failed}
      action={
        <ButtonExt size="small" isAsyncClick onClick={reload}>
          {t.retry}
        </ButtonExt>
      }
    />
  );
}
