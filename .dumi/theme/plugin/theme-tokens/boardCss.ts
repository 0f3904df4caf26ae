import { colorModes, themeNames } from '../../../config/themes';
import { type Look, lookOf } from './readThemes';

/** What the board around antd's components needs of a theme: custom properties by their names. */
const PROPERTIES: Record<string, (look: Look) => string> = {
  bg: (look) => look.colorBgContainer,
  text: (look) => look.colorText,
  primary: (look) => look.colorPrimary,
};

/**
 * Styles for the home page's board: one block of custom properties for each look. They
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
