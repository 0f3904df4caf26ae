export { type FormatBytesOptions, formatBytes } from './format-bytes';
export { type FormatNumberOptions, formatNumber } from './format-number';
export { latest } from './latest';
export { type SleepOptions, sleep } from './sleep';
export { type TruncateMiddleOptions, truncateMiddle } from './truncate-middle';
