'use client';

import { Modal } from 'antd';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { getThemedStatics } from '../_internal/themedStatics';
import { createMethods, destroyDialogs } from './createMethods';
import { ModalComponent } from './ModalExt';
import type { ModalExtMethods, ModalExtProps } from './types';

/** The methods for one position in the tree, with the theme, prefix, locale and contexts of where the second value is rendered. */
function useModal(): readonly [ModalExtMethods, ReactElement] {
  const [modal, holder] = Modal.useModal();
  const methods = useMemo(() => createMethods(() => modal), [modal]);
  return [methods, holder];
}

/**
 * antd's `Modal` whose OK waits for a promise: while it is pending nothing closes the dialog, and when it rejects the
 * dialog stays open. Everything else that antd's `Modal` takes by its current names goes through.
 *
 * `confirm`, `info`, `success`, `warning` and `error` open a dialog from anywhere, with theme, prefix and language of the
 * mounted `ConfigProviderExt`, and can be awaited. `useModal` gives the same methods for the component that calls it.
 *
 * @example
 * ```tsx
 * import { ModalExt } from '@mtools/antd-ext';
 *
 * <ModalExt title="Delete this user?" trigger={<button type="button">Delete</button>} onOk={remove}>
 *   This cannot be undone.
 * </ModalExt>;
 *
 * const confirmed = await ModalExt.confirm({ title: 'Delete this user?', onOk: remove });
 * ```
 */
export const ModalExt: ((props: ModalExtProps) => ReactNode) &
  ModalExtMethods & {
    displayName: string;
    useModal: typeof useModal;
    /** Closes every dialog which one of these methods opened, as when the route changes. */
    destroyAll: () => void;
  } = /* @__PURE__ */ Object.assign(
  ModalComponent,
  {
    displayName: 'ModalExt',
    useModal,
    destroyAll: destroyDialogs,
  },
  /* @__PURE__ */ createMethods(() => getThemedStatics().modal),
);

export type * from './types';
