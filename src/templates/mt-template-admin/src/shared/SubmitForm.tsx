import { ButtonExt } from '@mtools/antd-ext';
import { Form, type FormInstance, type FormProps } from 'antd';
import { type ReactNode, useState } from 'react';

interface SubmitFormProps<Values>
  extends Omit<FormProps<Values>, 'form' | 'onFinish' | 'children'> {
  submitText: ReactNode;
  /** Called with valid values. The button shows that it is pending; a request that failed has been shown already. */
  onSubmit: (values: Values, form: FormInstance<Values>) => Promise<void>;
  children: ReactNode;
}

/** A form with a button that submits it. */
export function SubmitForm<Values>({
  submitText,
  onSubmit,
  children,
  ...props
}: SubmitFormProps<Values>) {
  const [form] = Form.useForm<Values>();
  const [isPending, setIsPending] = useState(false);
  const submit = async (values: Values) => {
    setIsPending(true);
    await onSubmit(values, form).catch(() => {});
    setIsPending(false);
  };
  return (
    <Form layout="vertical" {...props} form={form} onFinish={submit}>
      {children}
      <ButtonExt type="primary" htmlType="submit" loading={isPending}>
        {submitText}
      </ButtonExt>
    </Form>
  );
}
