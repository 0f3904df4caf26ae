// What the tools of this repository share with each other. It is no part of the documented functions.
export { ConfigError, checkOptions, type Problem } from './check-options';
export { isPageRequest } from './is-page-request';
export { type FindFileOptions, findFile, inFile, loadFile, messageOf } from './load-file';
export { nearest } from './nearest';
export { documented, type OptionDoc, optionDocs } from './option-docs';
