import {
  DatePickerExt,
  DrawerExt,
  InputExt,
  NotificationExt,
  SelectExt,
  UploadExt,
  type UploadRequestContext,
} from '@mtools/antd-ext';
import { useApp } from '@mtools/malganis';
import { Form, Switch, type UploadFile } from 'antd';
import type { User } from '../../api';
import { useTexts } from '../../texts';

interface UserDrawerProps {
  /** Who is edited: nobody closes the drawer, an empty object is a new user. */
  user: Partial<User> | undefined;
  roles: Record<string, string>;
  onClose: () => void;
  onSaved: () => void;
}

type Values = Pick<User, 'name' | 'email' | 'role' | 'isActive' | 'joined'> & {
  avatar?: UploadFile[];
};

const FORM = 'user-form';
const MAX_MB = 1;

export function UserDrawer({ user, roles, onClose, onSaved }: UserDrawerProps) {
  const { common, users: t } = useTexts();
  const { request } = useApp();
  const [form] = Form.useForm<Values>();

  const upload = async (file: File, { signal, onProgress }: UploadRequestContext) => {
    const body = new FormData();
    body.append('file', file);
    return request.upload<{ url: string }>('/files', body, {
      signal,
      onProgress: ({ percent }) => onProgress(percent),
    });
  };

  const save = async () => {
    const values = await form.validateFields().catch(() => undefined);
    if (!values) return false;
    const body = { ...values, avatar: values.avatar?.[0]?.url };
    if (user?.id) await request.put(`/users/${user.id}`, body);
    else await request.post('/users', body);
    NotificationExt.success({ title: common.saved });
    onSaved();
    return true;
  };

  const isUploaded = async (_: unknown, files: UploadFile[] = []) => {
    if (files.some(({ url }) => !url)) throw new Error(t.uploadHint);
  };

  const required = { required: true, message: common.required };
  return (
    <DrawerExt
      title={user?.id ? t.edit : t.add}
      size={400}
      open={user !== undefined}
      onOpenChange={(open) => !open && onClose()}
      okText={common.save}
      // A failed request has been shown, and the drawer stays open.
      okButtonProps={{ htmlType: 'submit', form: FORM, onAsyncError: () => {} }}
      onOk={save}
      destroyOnHidden
    >
      <Form
        form={form}
        name={FORM}
        layout="vertical"
        preserve={false}
        initialValues={{
          isActive: true,
          ...user,
          avatar: user?.avatar && [{ uid: 'avatar', name: t.avatar, url: user.avatar }],
        }}
      >
        <Form.Item name="name" label={common.name} rules={[{ ...required, whitespace: true }]}>
          <InputExt autoComplete="off" maxLength={50} />
        </Form.Item>
        <Form.Item
          name="email"
          label={common.email}
          rules={[{ required: true, type: 'email', message: common.emailWrong }]}
        >
          <InputExt autoComplete="off" />
        </Form.Item>
        <Form.Item name="role" label={t.role} rules={[required]}>
          <SelectExt dataMap={roles} />
        </Form.Item>
        <Form.Item name="joined" label={t.joined} rules={[required]}>
          <DatePickerExt valueFormat="YYYY-MM-DD" style={{ inlineSize: '100%' }} />
        </Form.Item>
        <Form.Item name="isActive" label={t.active} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item
          name="avatar"
          label={t.avatar}
          rules={[{ validator: isUploaded, validateTrigger: 'onSubmit' }]}
        >
          <UploadExt
            accept="image/*"
            maxCount={1}
            maxSize={MAX_MB}
            request={upload}
            onReject={() => NotificationExt.warning({ title: t.rejected })}
          />
        </Form.Item>
      </Form>
    </DrawerExt>
  );
}
