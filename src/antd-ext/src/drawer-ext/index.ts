'use client';

export { DrawerExt } from './DrawerExt';
export type * from './types';
