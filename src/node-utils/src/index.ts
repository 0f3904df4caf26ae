export { assertNodeVersion } from './assert-node-version';
export { type FindUpOptions, findUp } from './find-up';
export { type GetPortOptions, getPort } from './get-port';
export { readJson } from './read-json';
export { safeJoin } from './safe-join';
export { UnsafePathError, type UnsafePathReason } from './unsafe-path-error';
