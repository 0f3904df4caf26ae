import { colorModes, themeNames } from '../../../config/themes';
import { type Look, lookOf } from './readThemes';

const px = (value: number) => `${value}px`;

/** What the picture of the board needs of a look: custom properties by their names. */
const PROPERTIES: Record<string, (look: Look) => string> = {
  bg: (look) => look.colorBgContainer,
  text: (look) => look.colorText,
  placeholder: (look) => look.colorTextPlaceholder,
  arrow: (look) => look.colorTextQuaternary,
  primary: (look) => look.colorPrimary,
  'on-primary': (look) => look.primaryColor,
  knob: (look) => look.colorWhite,
  border: (look) => look.colorBorder,
  line: (look) => look.colorBorderSecondary,
  'split-line': (look) => look.colorSplit,
  head: (look) => look.tableHead,
  rail: (look) => look.colorFillSecondary,
  success: (look) => look.colorSuccess,
  'success-bg': (look) => look.colorSuccessBg,
  warning: (look) => look.colorWarning,
  'warning-bg': (look) => look.colorWarningBg,
  radius: (look) => px(look.borderRadius),
  'radius-small': (look) => px(look.borderRadiusSM),
  'radius-large': (look) => px(look.borderRadiusLG),
  height: (look) => px(look.controlHeight),
  pad: (look) => px(look.paddingInline),
  weight: (look) => String(look.fontWeight),
};

/**
 * Styles for the picture of the home page's board: one block of custom properties for each look. They
 * are CSS rather than data, so that the picture is right from the first paint and costs no script.
 * `data-look` is `<theme>-<mode>`; the mode `site` is that of the page around it.
 */
export function boardCss(): string {
  const blocks = themeNames.flatMap((name) =>
    colorModes.map((mode) => {
      const selectors =
        mode === 'light'
          ? [`.board[data-look^='${name}-']`]
          : [
              `.board[data-look='${name}-dark']`,
              `[data-prefers-color='dark'] .board[data-look='${name}-site']`,
            ];
      return `${selectors.join(',\n')} {\n${declarations(lookOf(name, mode), mode)}\n}`;
    }),
  );
  return `@layer site {\n${blocks.join('\n')}\n}\n`;
}

function declarations(look: Look, mode: string): string {
  const properties = Object.entries(PROPERTIES).map(
    ([name, read]) => `--board-${name}: ${read(look)};`,
  );
  return [`color-scheme: ${mode};`, ...properties].join('\n');
}
