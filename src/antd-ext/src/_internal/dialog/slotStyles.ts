import type { CSSProperties } from 'react';

type Slots<Slot extends string> = { [Name in Slot]?: CSSProperties } | undefined;

/** The `styles` of antd's components: an object, or a function that makes one. */
type Styles<Info, Slot extends string> = Slots<Slot> | ((info: Info) => Slots<Slot>);

/** Adds a style to a slot of an antd component. The `styles` of the user take precedence. */
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
