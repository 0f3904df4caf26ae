import { UploadExt, type UploadExtProps } from '@mtools/antd-ext';

/** Props of antd's `Upload` that can be tried together with the component's own. */
export interface UploadExtPlaygroundProps {
  /** @default false */
  multiple?: boolean;
  /** @default false */
  directory?: boolean;
  /** @default false */
  disabled?: boolean;
}

/** Simulates an upload; in an application, send the file to your server. */
const send = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

export default function UploadExtPlayground(props: UploadExtProps & UploadExtPlaygroundProps) {
  return <UploadExt request={send} maxSize={1} {...props} />;
}
