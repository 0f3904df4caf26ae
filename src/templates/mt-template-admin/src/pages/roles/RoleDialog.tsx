import { InputExt, ModalExt } from '@mtools/antd-ext';
import { Form } from 'antd';
import type { Role } from '../../api';
import { useTexts } from '../../texts';

interface RoleDialogProps {
  /** Which role gets a name; nothing closes the dialog. */
  role: Partial<Role> | undefined;
  onClose: () => void;
  onSave: (values: Partial<Role>) => Promise<void>;
}

const FORM = 'role-form';

export function RoleDialog({ role, onClose, onSave }: RoleDialogProps) {
  const { common, roles: t } = useTexts();
  const [form] = Form.useForm<Pick<Role, 'name'>>();

  const save = async () => {
    const values = await form.validateFields().catch(() => undefined);
    if (!values) return false;
    await onSave(values);
    return true;
  };

  return (
    <ModalExt
      title={role?.id ? t.rename : t.add}
      open={role !== undefined}
      onOpenChange={(open) => !open && onClose()}
      okText={common.save}
      okButtonProps={{ htmlType: 'submit', form: FORM, onAsyncError: () => {} }}
      onOk={save}
      destroyOnHidden
    >
      <Form form={form} name={FORM} layout="vertical" preserve={false} initialValues={role}>
        <Form.Item
          name="name"
          label={t.name}
          rules={[{ required: true, whitespace: true, message: common.required }]}
        >
          <InputExt autoComplete="off" maxLength={30} />
        </Form.Item>
      </Form>
    </ModalExt>
  );
}
