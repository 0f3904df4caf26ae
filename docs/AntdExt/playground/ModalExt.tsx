import { ModalExt, type ModalExtProps } from '@mtools/antd-ext';
import { Button } from 'antd';
import { useDemoText } from 'demo-text';

/** Props of antd's `Modal` that can be tried together with the component's own. */
export interface ModalExtPlaygroundProps {
  title?: string;
  /** @default 520 */
  width?: number;
  /** @default false */
  centered?: boolean;
  /** @default true */
  closable?: boolean;
  /** @default true */
  mask?: boolean;
  /** The trigger opens the dialog, and the dialog closes itself. */
  open?: never;
  defaultOpen?: never;
  /** The dialog could not be closed. */
  confirmLoading?: never;
}

/** A simulated request; OK shows loading until it completes. */
const publish = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

export default function ModalExtPlayground(props: ModalExtProps & ModalExtPlaygroundProps) {
  const t = useDemoText();
  return (
    <ModalExt
      title={t('发布这篇文章？', 'Publish the article?')}
      trigger={<Button type="primary">{t('发布', 'Publish')}</Button>}
      onOk={publish}
      {...props}
    >
      {t('读者会立即看到。', 'Readers will see it immediately.')}
    </ModalExt>
  );
}
