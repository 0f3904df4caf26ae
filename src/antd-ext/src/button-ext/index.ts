'use client';

export { ButtonExt } from './ButtonExt';
export type * from './types';
