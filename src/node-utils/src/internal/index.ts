// What the tools of this repository share with each other. It is no part of the documented functions.
// Every start of a tool loads it, so it takes only what is small: neither zod, nor all functions of the package.
export { colors } from '../colors';
export { loadEnv } from '../load-env';
export { type CheckOnceOptions, checkOnce } from './check-once';
export { ConfigError, checkOptions, type Problem } from './check-options';
export { isPageRequest } from './is-page-request';
export { type FindFileOptions, findFile, inFile, loadFile, messageOf } from './load-file';
export { nearest } from './nearest';
export { documented, type OptionDoc, optionDocs } from './option-docs';
