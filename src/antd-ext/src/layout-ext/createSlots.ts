import type { CSSProperties } from 'react';
import type { LayoutExtOwnProps, LayoutSlot } from './types';

export type SlotProps = (slot: LayoutSlot) => {
  className: string;
  style: CSSProperties | undefined;
};

/** Gives each part of the layout its class name, and the class name and style of the user. */
export function createSlots(
  prefix: string,
  { classNames, styles }: Pick<LayoutExtOwnProps, 'classNames' | 'styles'>,
): SlotProps {
  return (slot) => ({
    className: [`${prefix}-${slot}`, classNames?.[slot]].filter(Boolean).join(' '),
    style: styles?.[slot],
  });
}
