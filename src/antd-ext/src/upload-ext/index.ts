'use client';

import { Upload } from 'antd';
import type { ReactElement, RefAttributes } from 'react';
import type { UploadExtProps, UploadRef } from './types';
import { PlainUpload } from './UploadExt';

/** What `forwardRef` loses: the type of the response follows from the request. */
type UploadComponent = (<Response = unknown>(
  props: UploadExtProps<Response> & RefAttributes<UploadRef>,
) => ReactElement) &
  Pick<typeof Upload, 'LIST_IGNORE'>;

/**
 * antd's `Upload` as a plain field of a form: it checks type, size and number of files, sends them with a function of
 * the user, and shows for each one how far it is. Everything else that antd's `Upload` takes goes through, and so does
 * its ref.
 *
 * @example
 * ```tsx
 * import { UploadExt } from '@mtools/antd-ext';
 *
 * <UploadExt
 *   accept=".pdf"
 *   maxSize={10}
 *   request={async (file, { signal }) => {
 *     const response = await fetch('/api/files', { method: 'POST', body: file, signal });
 *     return { url: await response.text() };
 *   }}
 * />;
 * ```
 */
// The type parameter only names what the component passes through unread.
export const UploadExt = /* @__PURE__ */ Object.assign(PlainUpload, {
  LIST_IGNORE: Upload.LIST_IGNORE,
}) as UploadComponent;

export type * from './types';
