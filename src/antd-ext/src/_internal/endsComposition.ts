import type { KeyboardEvent } from 'react';

/**
 * Whether Enter only ends the composition of an input method. Safari reports that key when the composition is over, so
 * by its code alone it is known: https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export function endsComposition(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}
