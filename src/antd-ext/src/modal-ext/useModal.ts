import { Modal } from 'antd';
import { type ReactElement, useMemo } from 'react';
import { createMethods } from './createMethods';
import type { ModalExtMethods } from './types';

/**
 * The methods of a place of their own: their dialogs have theme, prefix, language and contexts of where the second value
 * is rendered.
 *
 * @returns The methods, which stay the same, and what has to be rendered.
 */
export function useModal(): readonly [ModalExtMethods, ReactElement] {
  const [modal, holder] = Modal.useModal();
  const methods = useMemo(() => createMethods(() => modal), [modal]);
  return [methods, holder];
}
