import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'dumi';
import { headScripts, metas } from './.dumi/config/head';
import { locales } from './.dumi/config/locales';
import { base, editLink, repositoryUrl, siteName, sourceLink } from './.dumi/config/site';
import { rehypeDemoLoader } from './.dumi/theme/plugin/dumi-patches/rehype-demo-loader';
import { rehypeFunctionDemos } from './.dumi/theme/plugin/rehype-function-demos';
import { rehypeHeadingLink } from './.dumi/theme/plugin/rehype-heading-link';
import { rehypeHighlight } from './.dumi/theme/plugin/rehype-highlight';
import { rehypeImages } from './.dumi/theme/plugin/rehype-images';
import { rehypePackageManagers } from './.dumi/theme/plugin/rehype-package-managers';
import { rehypeStackedTables } from './.dumi/theme/plugin/rehype-stacked-tables';
import { rehypeStaticParts } from './.dumi/theme/plugin/rehype-static-parts';
import { remarkHeadingId } from './.dumi/theme/plugin/remark-heading-id';

/** The packages by name, each as its source: no build is needed while writing. */
const packages = Object.fromEntries(
  readdirSync(path.join(__dirname, 'src'))
    .filter((name) => name !== 'templates')
    .map((name) => [`@mtools/${name}$`, path.join(__dirname, 'src', name, 'src')]),
);

export default defineConfig({
  base,
  publicPath: base,
  locales: [...locales],
  metas,
  headScripts,
  favicons: [`${base}favicon.svg`],
  resolve: {
    docDirs: ['docs'],
    // The packages hold no pages, and a code block in a guide is text unless it says `| demo`.
    atomDirs: [],
    codeBlockMode: 'passive',
  },
  alias: {
    ...packages,
    'demo-text$': path.join(__dirname, '.dumi/theme/common/demo/demoText.ts'),
    // The files that users import are CommonJS, beside the module that antd itself has of its English.
    'antd/locale': 'antd/es/locale',
  },
  extraRemarkPlugins: [remarkHeadingId],
  extraRehypePlugins: [
    rehypeDemoLoader,
    rehypeFunctionDemos,
    rehypeHeadingLink,
    rehypeImages,
    rehypePackageManagers,
    rehypeHighlight,
    rehypeStackedTables,
    rehypeStaticParts,
  ],
  // Reads the configuration of every package, for aliases that stand above.
  autoAlias: false,
  // Pages are prerendered by the build. While writing, a second compilation for that would only cost time.
  ssr: process.env.NODE_ENV === 'production' && {},
  // React 19 puts titles and metas into the head by itself.
  helmet: false,
  // The first browsers with cascade layers. They know ES2020; core-js would be a fifth of the entry script.
  polyfill: false,
  targets: { chrome: 99, safari: '15.4', firefox: 97 },
  themeConfig: {
    name: siteName,
    editLink,
    repository: repositoryUrl,
    sourceLink,
    prefersColor: { default: 'light', switch: true },
    nprogress: false,
  },
});
