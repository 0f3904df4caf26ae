import { paint, parseColor } from '../../../../../.dumi/theme/plugin/theme-tokens/contrastRatio';

/**
 * The colour that is seen where a translucent one lies on another.
 *
 * @param front Hex or `rgb()`/`rgba()`.
 * @param back Hex or `rgb()`, opaque.
 */
export function paintOver(front: string, back: string): string {
  return `rgb(${paint(parseColor(front), parseColor(back)).slice(0, 3).join(',')})`;
}

/**
 * The same colour, of which only a part is left.
 *
 * @param color Hex or `rgb()`/`rgba()`.
 * @param share 0 to 1.
 */
export function fade(color: string, share: number): string {
  const [red, green, blue, alpha] = parseColor(color);
  return `rgba(${red},${green},${blue},${alpha * share})`;
}

/** How far a colour is from grey: the difference of its strongest channel and its weakest one, 0 to 255. */
export function chroma(color: string): number {
  const [red, green, blue] = parseColor(color);
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}
