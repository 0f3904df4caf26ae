import type { UploadFile } from 'antd';
import { createRef } from 'react';
import { expectTypeOf, it } from 'vitest';
import { UploadExt, type UploadExtProps, type UploadRef } from '../..';

interface Saved {
  id: number;
}

it('takes the type of the response from the request', () => {
  <UploadExt
    request={async (file) => {
      expectTypeOf(file).toEqualTypeOf<File>();
      return { response: { id: file.size } };
    }}
    onChange={(files, { file }) => {
      expectTypeOf(files).toEqualTypeOf<UploadFile<Saved>[]>();
      expectTypeOf(file.response).toEqualTypeOf<Saved | undefined>();
    }}
  />;
  <UploadExt<Saved>
    value={[]}
    onChange={(files) => expectTypeOf(files).toEqualTypeOf<UploadFile<Saved>[]>()}
  />;
  <UploadExt ref={createRef<UploadRef>()} />;
  <UploadExt beforeUpload={() => UploadExt.LIST_IGNORE} />;
  // A request may also end with nothing.
  <UploadExt request={async () => {}} />;
  // An unknown response has to be looked at first, which antd's `any` does not ask for.
  <UploadExt
    onChange={([file]) => expectTypeOf(file).toEqualTypeOf<UploadFile<unknown> | undefined>()}
  />;
});

it('leaves the response open in props by their name alone, as antd does', () => {
  const props: UploadExtProps = { onPreview: (file) => window.open(file.response.url) };
  <UploadExt {...props} />;
  expectTypeOf<UploadExtProps<Saved>['value']>().toEqualTypeOf<
    UploadFile<Saved>[] | null | undefined
  >();
});

it('refuses what it cannot take', () => {
  // @ts-expect-error The files are the value.
  <UploadExt fileList={[]} />;
  // @ts-expect-error The request replaces it.
  <UploadExt customRequest={() => {}} />;
  // @ts-expect-error A request is asynchronous.
  <UploadExt request={() => ({ url: '/a' })} />;
  // @ts-expect-error There are two positions.
  <UploadExt uploadBtnPosition="left" />;
});
