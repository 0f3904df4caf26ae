/** How far below the position to which a link scrolls a heading it still counts as reached, in px. */
const AIR = 24;

/** Distance from the top of the window at which a heading counts as reached, in px. */
function readingLine(): number {
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
  return (Number.parseFloat(scrollPaddingBlockStart) || 0) + AIR;
}

/**
 * The last of the elements that has been scrolled to the reading position or beyond it. They stand in their order on the
 * page, so that of thousands only some are measured.
 */
export function lastReached(ids: readonly string[]): string | undefined {
  const line = readingLine();
  const elements = ids
    .flatMap((id) => document.getElementById(id) ?? [])
    // What a filter hides would be measured at the top of the window, out of its order.
    .filter((element) => !element.closest('[hidden]'));
  let from = 0;
  let to = elements.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const element = elements[middle];
    // To measure inside of a part that has no layout yet would give it one.
    const box = element?.closest('.function') ?? element;
    if (box && box.getBoundingClientRect().top <= line) from = middle + 1;
    else to = middle;
  }
  return elements[from - 1]?.id;
}
