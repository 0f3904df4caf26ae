type Rgba = [red: number, green: number, blue: number, alpha: number];

function parseColor(color: string): Rgba {
  const long = color.replace(/^#(.)(.)(.)(.?)$/, '#$1$1$2$2$3$3$4$4');
  const hex = /^#(?:[\da-f]{2}){3,4}$/i.test(long) && long.slice(1).match(/../g);
  const parts = hex
    ? hex.map((channel, index) => Number.parseInt(channel, 16) / (index === 3 ? 255 : 1))
    : color.match(/[\d.]+/g)?.map(Number);
  const [red, green, blue, alpha = 1] = parts ?? [];
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`Not a colour that antd computes: ${color}`);
  }
  return [red, green, blue, alpha];
}

function paint([red, green, blue, alpha]: Rgba, below: Rgba): Rgba {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

function linearOf([red, green, blue]: Rgba): [red: number, green: number, blue: number] {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [linear(red), linear(green), linear(blue)];
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Rgba): number {
  const [red, green, blue] = linearOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The WCAG contrast ratio of two colours.
 *
 * @param front Hex or `rgb()`/`rgba()`; a translucent colour is painted on `back` first.
 * @param back Hex or `rgb()`, opaque.
 * @returns 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(front: string, back: string): number {
  const below = parseColor(back);
  const [darker = 0, lighter = 0] = [
    luminance(paint(parseColor(front), below)),
    luminance(below),
  ].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

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

/** How different two opaque colours look: the distance in OKLab. About 0.02 can just be seen side by side. */
export function difference(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
