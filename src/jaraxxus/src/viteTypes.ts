// Vite's types in their ECMAScript module form: Vite 7 and 8 have no other, and a plain `import type`
// in this CommonJS package does not find it.
export type CSSModulesOptions = import('vite', { with: {
  'resolution-mode': 'import',
}}).CSSModulesOptions;
export type InlineConfig = import('vite', { with: { 'resolution-mode': 'import' }}).InlineConfig;
export type Plugin = import('vite', { with: { 'resolution-mode': 'import' }}).Plugin;
export type PreviewServer = import('vite', { with: { 'resolution-mode': 'import' }}).PreviewServer;
export type ProxyOptions = import('vite', { with: { 'resolution-mode': 'import' }}).ProxyOptions;
export type UserConfig = import('vite', { with: { 'resolution-mode': 'import' }}).UserConfig;
export type ViteDevServer = import('vite', { with: { 'resolution-mode': 'import' }}).ViteDevServer;
