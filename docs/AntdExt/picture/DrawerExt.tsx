import { DrawerExt, InputExt, SelectExt } from '@mtools/antd-ext';
import { Form } from 'antd';
import { useDemoText } from 'demo-text';

/** Lighter than in an application, where it covers a whole page. */
const MASK = { mask: { background: 'rgb(0 0 0 / 12%)' } };

export default function DrawerExtPicture() {
  const t = useDemoText();
  return (
    <DrawerExt open styles={MASK} size={300} title={t('编辑用户', 'Edit user')}>
      <Form layout="vertical">
        <Form.Item label={t('姓名', 'Name')}>
          <InputExt defaultValue={t('张伟', 'Ada Lovelace')} />
        </Form.Item>
        <Form.Item label={t('角色', 'Role')}>
          <SelectExt dataMap={{ admin: t('管理员', 'Administrator') }} defaultValue="admin" />
        </Form.Item>
      </Form>
    </DrawerExt>
  );
}
