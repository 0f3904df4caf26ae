'use client';

export { DrawerExt } from './DrawerExt';
export type { DrawerExtOwnProps, DrawerExtProps } from './types';
