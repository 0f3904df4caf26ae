import { ButtonExt, type ButtonExtProps } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import type { ReactNode } from 'react';

/** Props of antd's `Button` that can be tried together with the component's own. */
export interface ButtonExtPlaygroundProps {
  /** @default Save */
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

/** Something that takes time, without which `isAsyncClick` has nothing to wait for. */
const save = () => sleep(1000);

export default function ButtonExtPlayground(props: ButtonExtProps & ButtonExtPlaygroundProps) {
  return <ButtonExt onClick={save} {...props} />;
}
