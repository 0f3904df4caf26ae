import { ModalExt, type ModalExtProps } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button } from 'antd';

/** Props of antd's `Modal` that can be tried together with the component's own. */
export interface ModalExtPlaygroundProps {
  /** @default Publish the article? */
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

/** Something that takes time, so that OK is seen loading. */
const publish = () => sleep(1000);

export default function ModalExtPlayground(props: ModalExtProps & ModalExtPlaygroundProps) {
  return (
    <ModalExt
      title="Publish the article?"
      trigger={<Button type="primary">Publish</Button>}
      onOk={publish}
      {...props}
    >
      Readers see it at once.
    </ModalExt>
  );
}
