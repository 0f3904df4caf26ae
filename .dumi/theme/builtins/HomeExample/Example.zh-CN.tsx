import { ButtonExt, ModalExt, NotificationExt } from '@mtools/antd-ext';

const remove = () => new Promise((resolve) => setTimeout(resolve, 1000));

export default () => (
  <ModalExt
    title="删除这个订单？"
    trigger={<ButtonExt danger>删除</ButtonExt>}
    onOk={() => remove().then(() => NotificationExt.success({ title: '已删除' }))}
  />
);
