import type { CSSProperties } from 'react';

type Slots<Slot extends string> = { [Name in Slot]?: CSSProperties } | undefined;

/** The `styles` of antd's components: an object, or a function that makes one. */
type Styles<Info, Slot extends string> = Slots<Slot> | ((info: Info) => Slots<Slot>);

/**
 * Adds styles to a slot of an antd component, under those of the user.
 *
 * @param styles What the user passed.
 * @param slot Name of the slot.
 * @param style The styles to add.
 */
export function withSlotStyle<Info, Slot extends string>(
  styles: Styles<Info, Slot>,
  slot: NoInfer<Slot>,
  style: CSSProperties,
): Styles<Info, Slot> {
  const add = (slots: Slots<Slot>): Slots<Slot> => ({
    ...slots,
    [slot]: { ...style, ...slots?.[slot] },
  });
  return typeof styles === 'function' ? (info: Info) => add(styles(info)) : add(styles);
}
