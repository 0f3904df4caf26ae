import { ButtonExt, ModalExt, NotificationExt } from '@mtools/antd-ext';

const remove = () => new Promise((resolve) => setTimeout(resolve, 1000));

export default () => (
  <ModalExt
    title="Delete this order?"
    trigger={<ButtonExt danger>Delete</ButtonExt>}
    onOk={() => remove().then(() => NotificationExt.success({ title: 'Deleted' }))}
  />
);
