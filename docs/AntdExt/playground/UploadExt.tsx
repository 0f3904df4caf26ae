import { UploadExt, type UploadExtProps } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';

/** Props of antd's `Upload` that can be tried together with the component's own. */
export interface UploadExtPlaygroundProps {
  /** @default false */
  multiple?: boolean;
  /** @default false */
  directory?: boolean;
  /** @default false */
  disabled?: boolean;
}

/** Something that takes time, so that a file is seen on its way. */
const send = () => sleep(1000);

export default function UploadExtPlayground(props: UploadExtProps & UploadExtPlaygroundProps) {
  return <UploadExt request={send} {...props} />;
}
