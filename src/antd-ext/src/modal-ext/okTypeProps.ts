import type { ModalProps } from 'antd';
import type { ButtonExtProps } from '../button-ext';

/** What antd's `okType` says of the OK button; `'danger'` has long been a prop of its own. */
export function okTypeProps(okType: ModalProps['okType']): ButtonExtProps {
  if (okType === 'danger') return { type: 'default', danger: true };
  return okType ? { type: okType } : {};
}
