export { createService } from './createService';
export { defineService } from './defineService';
export type { ServiceConfig } from './types';
