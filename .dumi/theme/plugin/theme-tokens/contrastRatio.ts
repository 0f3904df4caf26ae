type Rgba = [red: number, green: number, blue: number, alpha: number];

/** The channels of a hex or `rgb()`/`rgba()` color. */
export function parseColor(color: string): Rgba {
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

/** A translucent color on another. */
function paint([red, green, blue, alpha]: Rgba, below: Rgba): Rgba {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

/** The channels as amounts of light, 0 to 1. */
export function linearOf([red, green, blue]: Rgba): [red: number, green: number, blue: number] {
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
 * The WCAG contrast ratio of two colors.
 *
 * @param front Hex or `rgb()`/`rgba()`; a translucent color is painted on `back` first.
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
 * The color that is seen where a translucent one lies on another.
 *
 * @param front Hex or `rgb()`/`rgba()`.
 * @param back Hex or `rgb()`, opaque.
 */
export function paintOver(front: string, back: string): string {
  return `rgb(${paint(parseColor(front), parseColor(back)).slice(0, 3).join(',')})`;
}
