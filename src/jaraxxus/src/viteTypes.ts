// Vite's types in their ECMAScript module form: Vite 7 and 8 have no other, and a plain `import type`
// in this CommonJS package does not find it.
type OfCssModules = import('vite', { with: { 'resolution-mode': 'import' }}).CSSModulesOptions;
type OfProxy = import('vite', { with: { 'resolution-mode': 'import' }}).ProxyOptions;
type OfUser = import('vite', { with: { 'resolution-mode': 'import' }}).UserConfig;

// Interfaces keep their name in the declarations of a package; an alias is written out as `import("vite")`,
// which would be the CommonJS form again.
export interface CSSModulesOptions extends OfCssModules {}
export interface ProxyOptions extends OfProxy {}
export interface UserConfig extends OfUser {}

export type InlineConfig = import('vite', { with: { 'resolution-mode': 'import' }}).InlineConfig;
export type Plugin = import('vite', { with: { 'resolution-mode': 'import' }}).Plugin;
export type PreviewServer = import('vite', { with: { 'resolution-mode': 'import' }}).PreviewServer;
export type ViteDevServer = import('vite', { with: { 'resolution-mode': 'import' }}).ViteDevServer;
