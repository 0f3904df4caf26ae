/**
 * debug: true
 */
import { type ColorMode, ConfigProviderExt, type ThemeExt } from '@mtools/antd-ext';
import { ConfigProvider } from 'antd';
import { useContext } from 'react';
import { Board } from './Board';
import './sheet.css';

const THEMES: ThemeExt[] = ['zeus', 'hermes', 'default'];
const MODES: ColorMode[] = ['light', 'dark'];

/**
 * The sixteen components in each theme and color mode, for choosing the values of a theme by eye. The capital in the
 * name of the file keeps it out of the tests that run every demo: it is as heavy as a hundred of them.
 */
export default function SheetDemo() {
  const { locale } = useContext(ConfigProvider.ConfigContext);
  return (
    <div className="theme-sheet">
      {THEMES.flatMap((themeExt) =>
        MODES.map((colorMode) => (
          <ConfigProviderExt
            key={`${themeExt}-${colorMode}`}
            themeExt={themeExt}
            colorMode={colorMode}
            locale={locale}
            app={{ component: false }}
          >
            <Board name={`${themeExt} ${colorMode}`} />
          </ConfigProviderExt>
        )),
      )}
    </div>
  );
}
