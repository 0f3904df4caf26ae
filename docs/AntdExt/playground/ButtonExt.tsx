import { ButtonExt, type ButtonExtProps } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';
import type { ReactNode } from 'react';

/** Props of antd's `Button` that can be tried together with the component's own. */
export interface ButtonExtPlaygroundProps {
  children?: ReactNode;
  /** @default 'default' */
  type?: 'default' | 'primary' | 'dashed' | 'link' | 'text';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** @default false */
  danger?: boolean;
  /** @default false */
  disabled?: boolean;
}

/** A simulated request that `isAsyncClick` waits for. */
const save = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

export default function ButtonExtPlayground(props: ButtonExtProps & ButtonExtPlaygroundProps) {
  const t = useDemoText();
  return (
    <ButtonExt isAsyncClick onClick={save} {...props}>
      {props.children ?? t('保存', 'Save')}
    </ButtonExt>
  );
}
