export { copyText } from './copy-text';
export {
  type CreateStorageOptions,
  createStorage,
  type JsonStorage,
  type StorageArea,
} from './create-storage';
export { onMediaQuery } from './on-media-query';
