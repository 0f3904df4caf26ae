import { text } from 'node:stream/consumers';
import { extractStyle, StyleProvider } from '@ant-design/cssinjs';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { LocaleId } from '../../../../config/locales';
import type { ColorMode } from '../../../hooks/useColorMode';
import { NamedTheme } from '../../antd/NamedTheme';
import type { DemoSource } from '../useDemoData';
import { createSharingCache } from './createSharingCache';

const pictures = new Map<string, Promise<string>>();

/** What stands in for `renderPicture.ts` in the build's server (plugin/demo-pictures.ts). */
export function renderPicture(demo: DemoSource, locale: LocaleId): Promise<string> {
  const key = `${demo.id} ${locale}`;
  const picture = pictures.get(key) ?? draw(demo, locale);
  pictures.set(key, picture);
  return picture;
}

async function draw({ id, loader }: DemoSource, locale: LocaleId): Promise<string> {
  const demo = (await loader?.())?.demos[id];
  if (!demo) return '';
  // dumi's type also allows for other frameworks; every demo here is React.
  const Demo = demo.component as ComponentType;
  const start = performance.now();
  const inMode = async (mode: ColorMode) => {
    const cache = createSharingCache();
    const { prelude } = await prerenderToNodeStream(
      <StyleProvider cache={cache}>
        <NamedTheme name="default" colorMode={mode} locale={locale} cssVarKey={`picture-${mode}`}>
          <Demo />
        </NamedTheme>
      </StyleProvider>,
      { identifierPrefix: `${id}-${mode}` },
    );
    return `<div data-picture="${mode}">${extractStyle(cache)}${await text(prelude)}</div>`;
  };
  const picture = `${await inMode('light')}${await inMode('dark')}`;
  // For the line that the build prints at its end (plugin/stages.ts).
  performance.measure('demo pictures', { start, detail: 'mtools' });
  return picture;
}
