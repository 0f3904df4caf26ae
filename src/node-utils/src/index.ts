export { assertNodeVersion } from './assert-node-version';
export { type Colors, colors } from './colors';
export { CommandError, type CommandFailure } from './command-error';
export { type CopyTemplateOptions, copyTemplate } from './copy-template';
export {
  type CreateLoggerOptions,
  createLogger,
  type Log,
  type Logger,
  type LogType,
} from './create-logger';
export { detectPackageManager, type PackageManager } from './detect-package-manager';
export { type FindUpOptions, findUp } from './find-up';
export { type GetPortOptions, getPort } from './get-port';
export { type GlobOptions, glob } from './glob';
export { type HashFileOptions, hashFile } from './hash-file';
export { type LoadEnvOptions, loadEnv } from './load-env';
export { type OnShutdownOptions, onShutdown } from './on-shutdown';
export { readJson } from './read-json';
export { type PackageJson, type ReadPackageResult, readPackage } from './read-package';
export { type RunOptions, type RunResult, run } from './run';
export { safeJoin } from './safe-join';
export { UnsafePathError, type UnsafePathReason } from './unsafe-path-error';
export { type WriteJsonOptions, writeJson } from './write-json';
