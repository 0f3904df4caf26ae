/** A token that a component reads. */
export interface TokenRow {
  /** A global token, or one of a component of antd: `Button.paddingInline`. */
  name: string;
  /** For each theme its value in light and in dark mode; `-` where the theme leaves it to antd. */
  values: [light: string, dark: string][];
}
