'use client';

export { ButtonExt } from './ButtonExt';
export type { ButtonExtOwnProps, ButtonExtProps } from './types';
