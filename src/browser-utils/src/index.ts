export { type CookieOptions, cookies } from './cookies';
export { copyText } from './copy-text';
export { createRequest } from './create-request';
export {
  type CreateStorageOptions,
  createStorage,
  type JsonStorage,
  type StorageArea,
} from './create-storage';
export { downloadBlob } from './download-blob';
export { type DownloadFromResponseOptions, downloadFromResponse } from './download-from-response';
export { getEnv } from './get-env';
export { getQuery } from './get-query';
export type { LoadOptions } from './load-element';
export { type LoadScriptOptions, loadScript } from './load-script';
export { type LoadStyleOptions, loadStyle } from './load-style';
export { onMediaQuery } from './on-media-query';
export { type OnNewVersionOptions, onNewVersion } from './on-new-version';
export { onOnline } from './on-online';
export { onVisibilityChange } from './on-visibility-change';
export { type PickFileOptions, pickFile } from './pick-file';
export { type ReadFileAs, readFile } from './read-file';
export { RequestError, type RequestErrorInit } from './request-error';
export type {
  CreateRequestOptions,
  CustomRequestOptions,
  RequestBodyCall,
  RequestCall,
  RequestClient,
  RequestMethod,
  RequestOptions,
  RequestParams,
  RequestResult,
  ResponseType,
  RetryOptions,
  UploadOptions,
  UploadProgress,
} from './request-types';
export { type ScrollToElementOptions, scrollToElement } from './scroll-to-element';
export { type Query, type SetQueryOptions, setQuery } from './set-query';
