/** Names and placeholders of the two ends. */
export const rangeTexts = {
  zh: { start: '起始值', end: '结束值', min: '最小值', max: '最大值' },
  en: { start: 'Start', end: 'End', min: 'Minimum', max: 'Maximum' },
};
