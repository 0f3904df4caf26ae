import { documented } from '@mtools/node-utils/internal';
import { z } from 'zod';
import type { ViteCustomizer } from './types';
import type { CSSModulesOptions, ProxyOptions, UserConfig } from './viteTypes';

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (expected: string) => z.string(expected).min(1, expected);
const anObject = <Value>(expected: string) => z.custom<Value>(isObject, expected);
const bool = (expected = 'true or false') => z.boolean(expected);

const FOLDER = 'the path of a folder';
const PUBLIC_PATH = "a path such as '/mtools/', a URL, or './'";
const ASSETS = "a folder name below outputDir, such as 'static'";
const TARGETS = "a list of browsers with versions, such as ['chrome88', 'safari14']";
const TARGET = /^(?:chrome|edge|firefox|safari|ios|opera|es|node)\d+(?:\.\d+)*$|^esnext$/;
const LEGACY = "true, false, or an object with targets, such as { targets: ['chrome >= 60'] }";
const PORT = 'an integer from 0 to 65535';
const OPEN = 'true, false or a path';
const HOST = 'an address, true or false';
const HTTPS = 'true, false, or an object with the paths of key and cert';
const HOSTS = "true or a list of host names, such as ['.example.com']";
const PROXY = "'service', or an object of path prefixes, each with a URL or an object";
const PX = 'true, the width of the design in px, or an object of options';
const EXTENDS = 'a package, the path of a file, or a list of these';
const ENV_PREFIX = "a prefix such as 'APP_', or several; not an empty one";
const VITE = 'an object or a function';

/** The key is a prefix, or as in Vite a regular expression which begins with `^`. */
const proxyRecord = z.record(
  z.string().regex(/^[/^]/, PROXY),
  z.union([z.string().regex(/^(?:https?|wss?):\/\//, PROXY), anObject<ProxyOptions>(PROXY)], PROXY),
  PROXY,
);

export const devServerSchema = z.strictObject(
  {
    /** TCP port: 0 to 65535. When it is taken the next free one is used. */
    port: documented(
      z.int(PORT).min(0, PORT).max(65_535, PORT),
      'number',
      '9876',
      'Port of `start` and `preview`. When it is taken the next free one is used; with `--port` that is an error.',
      '`start` 和 `preview` 的端口。被占用时使用下一个空闲端口；用 `--port` 指定的端口被占用则报错。',
    ),
    /** Address to listen on; `true` is every address of the machine. */
    host: documented(
      z.union([text(HOST), z.boolean()], HOST),
      'string | boolean',
      "'localhost'",
      'Address to listen on; `true` is every address of the machine.',
      '监听的地址；`true` 表示本机的所有地址。',
    ),
    /** Opens the browser after the start; a string is the path to open. */
    open: documented(
      z.union([text(OPEN), z.boolean()], OPEN),
      'boolean | string',
      'false',
      'Opens the browser after the start; a string is the path to open.',
      '启动后打开浏览器；字符串表示要打开的路径。',
    ),
    /** Serves over HTTPS. */
    https: documented(
      z.union([bool(), z.strictObject({ key: text(HTTPS), cert: text(HTTPS) }, HTTPS)], HTTPS),
      'boolean | { key: string; cert: string }',
      'false',
      'Serves over HTTPS: with the PEM files `key` and `cert`, or with `true` and `@vitejs/plugin-basic-ssl` with a certificate of its own.',
      '使用 HTTPS：用 PEM 文件 `key` 和 `cert`；为 `true` 时由 `@vitejs/plugin-basic-ssl` 生成自签名证书。',
    ),
    /** Requests which other servers answer. */
    proxy: documented(
      z.union([z.literal('service'), proxyRecord], PROXY),
      "'service' | Record<string, string | ProxyOptions>",
      '{}',
      "Requests that other servers answer. `'service'` takes the list `proxy` of `service.config.*`, so that development and production have one definition. An object has a URL, or Vite’s `ProxyOptions`, for each prefix. A prefix is a whole segment: `/api` does not take `/apikeys`.",
      "转发给其他服务器的请求。`'service'` 使用 `service.config.*` 中的 `proxy`，开发和生产共用一份定义；对象为每个前缀写明 URL 或 Vite 的 `ProxyOptions`。前缀按整段匹配：`/api` 不匹配 `/apikeys`。",
    ),
    /** Host names under which the server may be visited. */
    allowedHosts: documented(
      z.union([z.literal(true), z.array(text(HOSTS), HOSTS)], HOSTS),
      'true | string[]',
      '[]',
      'Host names, beside localhost and IP addresses, under which the server may be visited; `.example.com` stands for the domain and everything below it.',
      '除 localhost 和 IP 地址之外，允许用来访问的主机名；`.example.com` 代表该域名及其所有子域名。',
    ),
    /** Module which answers in place of a back end. */
    mock: documented(
      z.union(
        [z.literal(false), text('the path of a module, or false')],
        'the path of a module, or false',
      ),
      'string | false',
      'false',
      'Module whose default export answers requests in place of a back end, for `start` alone; see [mock](#mock).',
      '代替后端回应请求的模块（默认导出一个函数），只用于 `start`，见[模拟后端](#mock)。',
    ),
  },
  'an object',
);

export const cssSchema = z.strictObject(
  {
    /** CSS modules, as Vite's `css.modules`. */
    modules: documented(
      z.union(
        [z.literal(false), anObject<CSSModulesOptions>('an object or false')],
        'an object or false',
      ),
      'CSSModulesOptions | false',
      '',
      'CSS modules, as Vite’s `css.modules`.',
      'CSS Modules，同 Vite 的 `css.modules`。',
    ),
    /** Options of Less, such as `modifyVars`. */
    less: documented(
      anObject<Record<string, unknown>>('an object'),
      'object',
      '',
      'Options of Less, such as `{ modifyVars: { … } }`; install `less`.',
      'Less 的选项，例如 `{ modifyVars: { … } }`；需要安装 `less`。',
    ),
    /** Turns px into vw, for pages on phones. */
    px2viewport: documented(
      z.union([z.boolean(), z.number(PX).positive(PX), anObject<Record<string, unknown>>(PX)], PX),
      'boolean | number | object',
      'false',
      'Turns px into vw for a design of this width; `true` is 375. An object has the options of `postcss-px-to-viewport-8-plugin`, which has to be installed.',
      '按设计稿宽度把 px 换算为 vw；`true` 为 375。对象是 `postcss-px-to-viewport-8-plugin` 的选项，需要安装该包。',
    ),
  },
  'an object',
);

/** Every option: types, checks, messages and the tables of the guide come from here. */
export const optionsSchema = z.strictObject(
  {
    /** First module of the application. It is added to the page as a module script. */
    entry: documented(
      text('the path of a module'),
      'string',
      "'src/index.tsx'",
      'First module. It is added to the page unless the page refers to it.',
      '入口模块。页面没有引用它时会自动加入页面。',
    ),
    /** Folder of the sources. `@` stands for it in imports. */
    srcDir: documented(
      text(FOLDER),
      'string',
      "'src'",
      'Folder of the sources; `@` stands for it in imports.',
      '源码目录；在 import 中用 `@` 表示。',
    ),
    /** HTML page. */
    indexPath: documented(
      text('the path of an HTML file'),
      'string',
      "'public/index.html'",
      'HTML of the page; without `public/index.html` it is `index.html`.',
      '页面的 HTML；没有 `public/index.html` 时使用 `index.html`。',
    ),
    /** URL prefix of everything built: `/`, a path such as `/mtools/`, a whole URL, or `./`. */
    publicPath: documented(
      z.string(PUBLIC_PATH).regex(/^(?:\/(?!\/)|\.\/$|https?:\/\/)/, PUBLIC_PATH),
      'string',
      "'/'",
      "URL prefix of what is built: a path with a leading `/`, a whole URL, or `'./'`.",
      "构建产物的 URL 前缀：以 `/` 开头的路径、完整的 URL 或 `'./'`。",
    ),
    /** Folder below `outputDir` for scripts, styles and images. */
    assetsDir: documented(
      z.string(ASSETS).regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, ASSETS),
      'string',
      "'static'",
      'Folder below `outputDir` for scripts, styles and images.',
      '`outputDir` 下存放脚本、样式和图片的目录。',
    ),
    /** Folder to build into. It is emptied first. */
    outputDir: documented(
      text(FOLDER),
      'string',
      "'dist'",
      'Folder to build into. It is emptied first.',
      '构建输出目录，构建前会清空。',
    ),
    /** Browsers that have to understand the syntax of what is built. */
    targets: documented(
      z.array(z.string(TARGETS).regex(TARGET, TARGETS), TARGETS).min(1, TARGETS),
      'string[]',
      "['chrome88', 'safari14']",
      'Browsers that have to understand the syntax of what is built. Missing functions are not added; that is what `legacy` does.',
      '构建产物的语法需要兼容的浏览器。不会补充缺失的函数，这由 `legacy` 完成。',
    ),
    /** Builds a second set of scripts with polyfills for older browsers. */
    legacy: documented(
      z.union(
        [
          bool(),
          z.strictObject(
            { targets: z.union([text(LEGACY), z.array(text(LEGACY))], LEGACY).optional() },
            LEGACY,
          ),
        ],
        LEGACY,
      ),
      'boolean | { targets?: string | string[] }',
      'false',
      'Builds a second set of scripts, with polyfills, for browsers without modules; `targets` is a browserslist query. Install `@vitejs/plugin-legacy` and `terser`.',
      '为不支持模块的浏览器另外构建一份带 polyfill 的脚本；`targets` 是 browserslist 查询。需要安装 `@vitejs/plugin-legacy` 和 `terser`。',
    ),
    /** Names that are replaced in the sources, as Vite's `define`. */
    define: documented(
      anObject<Record<string, unknown>>('an object'),
      'Record<string, unknown>',
      '{}',
      'Names that are replaced in the sources. As in Vite a string is an expression: write `JSON.stringify(…)` for a text.',
      '在源码中替换的名称。与 Vite 相同，字符串按表达式处理：文本请写 `JSON.stringify(…)`。',
    ),
    /** Prefix of the environment variables which the sources may read. */
    envPrefix: documented(
      z.union([text(ENV_PREFIX), z.array(text(ENV_PREFIX), ENV_PREFIX)], ENV_PREFIX),
      'string | string[]',
      "'APP_'",
      'Variables of the files `.env*` with this prefix are in `import.meta.env`. They end up in the scripts: nothing secret belongs there.',
      '`.env*` 文件中带此前缀的变量可通过 `import.meta.env` 读取。它们会写进脚本，不要放机密。',
    ),
    /** The development server. */
    devServer: documented(
      devServerSchema,
      'object',
      '{}',
      'The servers of `start` and `preview`:',
      '`start` 和 `preview` 的服务器：',
    ),
    /** Styles. */
    css: documented(cssSchema, 'object', '{}', 'Styles:', '样式：'),
    /** Writes source maps next to the scripts, to which no script refers. */
    productionSourceMap: documented(
      bool(),
      'boolean',
      'false',
      'Writes source maps; `--sourcemap` does so once. No script refers to them: they are for error reporting.',
      '生成 source map；`--sourcemap` 只对一次构建有效。脚本不会引用它们，只用于错误上报。',
    ),
    /** Writes a page which shows the size of every module. */
    bundleAnalyzerReport: documented(
      bool(),
      'boolean',
      'false',
      'Writes a page with the size of every module to `node_modules/.cache/jaraxxus/report.html`; `--analyze` does so once. Install `rollup-plugin-visualizer`.',
      '生成各模块体积的页面 `node_modules/.cache/jaraxxus/report.html`；`--analyze` 只对一次构建有效。需要安装 `rollup-plugin-visualizer`。',
    ),
    /** Writes `version.json` and `<meta name="app-version">`. */
    versionFile: documented(
      bool(),
      'boolean',
      'true',
      'Writes `version.json` and `<meta name="app-version">`, by which `onNewVersion` of browser-utils finds a new deployment.',
      '生成 `version.json` 和 `<meta name="app-version">`，供 browser-utils 的 `onNewVersion` 发现新部署。',
    ),
    /** Presets: configurations on which this one builds. */
    extends: documented(
      z.union([text(EXTENDS), z.array(text(EXTENDS), EXTENDS)], EXTENDS),
      'string | string[]',
      '[]',
      'Presets, on which this configuration builds: a package or the path of a file; see [presets](#presets).',
      '预设，即本配置的基础：包名或文件路径，见[预设](#presets)。',
    ),
    /** Whatever else Vite can do: options that are merged in last, or a function. */
    vite: documented(
      z.union(
        [
          anObject<UserConfig>(VITE),
          z.custom<ViteCustomizer>((value) => typeof value === 'function', VITE),
        ],
        VITE,
      ),
      'UserConfig | (config, context) => UserConfig',
      '{}',
      'All other options of Vite, merged in last, or a function which returns the whole configuration; see [vite](#vite).',
      'Vite 的其他选项，最后合并；也可以是返回完整配置的函数，见 [vite](#vite)。',
    ),
  },
  'an object',
);
