/** The routes of the site without base path and locale. */
const guides = [
  'from-nothing-to-production',
  'mt-template-admin',
  'mt-template-h5',
  'isomorphic-utils',
  'browser-utils',
  'node-service',
  'node-utils',
  'jaraxxus',
  'malganis',
];

const components = [
  'config-provider-ext',
  'notification-ext',
  'pro-input-number',
  'pro-search-table',
  'range-number-ext',
  'date-picker-ext',
  'radio-group-ext',
  'button-ext',
  'drawer-ext',
  'layout-ext',
  'select-ext',
  'upload-ext',
  'input-ext',
  'modal-ext',
  'table-ext',
  'tree-ext',
];

export const routes = [
  '',
  '/guide',
  ...guides.map((name) => `/guide/${name}`),
  '/design',
  '/antd-ext',
  ...components.map((name) => `/antd-ext/${name}`),
];

export const languages = [
  { lang: 'zh-CN', prefix: '' },
  { lang: 'en-US', prefix: '/en-US' },
] as const;
