export type { Path, PathSegment, ValueIn } from './_internal/path';
export type { DecimalInput } from './_internal/to-big';
export type { DateInput } from './_internal/to-dayjs';
export type { TreeNode } from './_internal/tree-node';
export { addExact } from './add-exact';
export { byteLength } from './byte-length';
export { type CleanedParams, type CleanParamsOptions, cleanParams } from './clean-params';
export { createDict, type Dict, type DictItem } from './create-dict';
export { type DivExactOptions, divExact } from './div-exact';
export { type FilterTreeOptions, filterTree } from './filter-tree';
export { findTreePath } from './find-tree-path';
export { type FormatBytesOptions, formatBytes } from './format-bytes';
export { formatDate } from './format-date';
export { type FormatNumberOptions, formatNumber, type Rounding } from './format-number';
export { type FormatPercentOptions, formatPercent } from './format-percent';
export { getIn } from './get-in';
export {
  type DurationUnit,
  type HumanizeDurationOptions,
  humanizeDuration,
} from './humanize-duration';
export { type InRangeOptions, inRange } from './in-range';
export { isEmail } from './is-email';
export { isHttpUrl } from './is-http-url';
export { type IsIdCardCNOptions, isIdCardCN } from './is-id-card-cn';
export { isPhoneCN } from './is-phone-cn';
export { isWithin } from './is-within';
export { joinURL } from './join-url';
export { latest } from './latest';
export { type ListToTreeOptions, listToTree } from './list-to-tree';
export { type MapTreeOptions, mapTree } from './map-tree';
export { type MaskOptions, mask } from './mask';
export { maskPhone } from './mask-phone';
export { mulExact } from './mul-exact';
export { type ParseNumberOptions, parseDecimal } from './parse-decimal';
export { parseNumber } from './parse-number';
export { type ParsedQuery, parseQuery } from './parse-query';
export { type PollContext, type PollOptions, poll } from './poll';
export { setIn } from './set-in';
export { type SleepOptions, sleep } from './sleep';
export {
  type RangeEnd,
  type SplitRangeOptions,
  splitRange,
  type WithRangeSplit,
} from './split-range';
export { subExact } from './sub-exact';
export { template } from './template';
export { toDayRange } from './to-day-range';
export { type ToFixedExactOptions, toFixedExact } from './to-fixed-exact';
export { type ToFormDataOptions, toFormData } from './to-form-data';
export { type TreeListItem, type TreeToListOptions, treeToList } from './tree-to-list';
export { type TruncateMiddleOptions, truncateMiddle } from './truncate-middle';
export { type TreeOptions, type TreePosition, type TreeVisitor, walkTree } from './walk-tree';
export { type QueryParams, withQuery } from './with-query';
