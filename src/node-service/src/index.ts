export { ConfigError } from './checkOptions';
export { jsonScript, nonceOf } from './contentSecurityPolicy';
export { createService } from './createService';
export { defineService } from './defineService';
export { type LoadedProxy, loadProxy, type ProxyRule } from './loadProxy';
export type { ApiTools, ProxyItem, ServiceConfig } from './options';
