import { linearOf, parseColor } from '../../../../../.dumi/theme/plugin/theme-tokens/contrastRatio';

/**
 * The same color, of which only a part is left.
 *
 * @param color Hex or `rgb()`/`rgba()`.
 * @param share 0 to 1.
 */
export function fade(color: string, share: number): string {
  const [red, green, blue, alpha] = parseColor(color);
  return `rgba(${red},${green},${blue},${alpha * share})`;
}

/** How far a color is from grey: the difference of its strongest channel and its weakest one, 0 to 255. */
export function chroma(color: string): number {
  const [red, green, blue] = parseColor(color);
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

/** https://bottosson.github.io/posts/oklab/ */
function oklab(color: string): [lightness: number, a: number, b: number] {
  const [r, g, b] = linearOf(parseColor(color));
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** How different two opaque colors look: the distance in OKLab. About 0.02 can just be seen side by side. */
export function difference(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
