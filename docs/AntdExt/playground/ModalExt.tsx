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
  /** What opens it is the button, and what closes it is the dialog. */
  open?: never;
  defaultOpen?: never;
  /** Nothing could close it. */
  confirmLoading?: never;
}

/** A request; OK shows that it is loading until this is done. */
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
