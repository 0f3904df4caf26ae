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
    /** TCP port, 0 to 65535. If it is in use, the next free port is used. */
    port: documented(
      z.int(PORT).min(0, PORT).max(65_535, PORT),
      'number',
      '9876',
      'Port of `start` and `preview`. If it is in use, the next free port is used; with `--port`, that is an error.',
      '`start` 和 `preview` 的端口。被占用时使用下一个空闲端口；用 `--port` 指定的端口被占用则报错。',
    ),
    /** Address to listen on; `true` means all addresses. */
    host: documented(
      z.union([text(HOST), z.boolean()], HOST),
      'string | boolean',
      "'localhost'",
      'Address to listen on; `true` means all addresses.',
      '监听的地址；`true` 表示所有地址。',
    ),
    /** Opens the browser on startup; a string is the path to open. */
    open: documented(
      z.union([text(OPEN), z.boolean()], OPEN),
      'boolean | string',
      'false',
      'Opens the browser on startup; a string is the path to open.',
      '启动后打开浏览器；字符串表示要打开的路径。',
    ),
    /** Serves over HTTPS. */
    https: documented(
      z.union([bool(), z.strictObject({ key: text(HTTPS), cert: text(HTTPS) }, HTTPS)], HTTPS),
      'boolean | { key: string; cert: string }',
      'false',
      'Serves over HTTPS with the PEM files `key` and `cert`, or, if `true`, with a self-signed certificate from `@vitejs/plugin-basic-ssl`.',
      '使用 HTTPS：指定 PEM 文件 `key` 和 `cert`；为 `true` 时由 `@vitejs/plugin-basic-ssl` 生成自签名证书。',
    ),
    /** Requests proxied to other servers. */
    proxy: documented(
      z.union([z.literal('service'), proxyRecord], PROXY),
      "'service' | Record<string, string | ProxyOptions>",
      '{}',
      "Requests proxied to other servers. `'service'` uses `proxy` of `service.config.*`, so that development and production share one definition. An object maps prefixes to URLs or Vite’s `ProxyOptions`. Prefixes match whole segments: `/api` does not match `/apikeys`.",
      "代理到其他服务器的请求。`'service'` 使用 `service.config.*` 中的 `proxy`，开发和生产共用一份定义；对象为每个前缀指定 URL 或 Vite 的 `ProxyOptions`。前缀按整段匹配：`/api` 不匹配 `/apikeys`。",
    ),
    /** Host names under which the server can be accessed. */
    allowedHosts: documented(
      z.union([z.literal(true), z.array(text(HOSTS), HOSTS)], HOSTS),
      'true | string[]',
      '[]',
      'Host names, besides localhost and IP addresses, under which the server can be accessed; `.example.com` includes all subdomains.',
      '除 localhost 和 IP 地址外，允许访问服务器的主机名；`.example.com` 包括该域名及其所有子域名。',
    ),
    /** Module that acts as a mock back end. */
    mock: documented(
      z.union(
        [z.literal(false), text('the path of a module, or false')],
        'the path of a module, or false',
      ),
      'string | false',
      'false',
      'Module whose default export acts as a mock back end, for `start` only; see [Mock back end](#mock).',
      '模拟后端的模块，默认导出处理请求的函数，只用于 `start`，见[模拟后端](#mock)。',
    ),
  },
  'an object',
);

export const cssSchema = z.strictObject(
  {
    /** CSS modules, same as Vite's `css.modules`. */
    modules: documented(
      z.union(
        [z.literal(false), anObject<CSSModulesOptions>('an object or false')],
        'an object or false',
      ),
      'CSSModulesOptions | false',
      '',
      'CSS modules, same as Vite’s `css.modules`.',
      'CSS Modules，同 Vite 的 `css.modules`。',
    ),
    /** Less options, such as `modifyVars`. */
    less: documented(
      anObject<Record<string, unknown>>('an object'),
      'object',
      '',
      'Less options, such as `{ modifyVars: { … } }`. Requires `less`.',
      'Less 的选项，例如 `{ modifyVars: { … } }`；需要安装 `less`。',
    ),
    /** Converts px to vw, for mobile pages. */
    px2viewport: documented(
      z.union([z.boolean(), z.number(PX).positive(PX), anObject<Record<string, unknown>>(PX)], PX),
      'boolean | number | object',
      'false',
      'Converts px to vw for a design of this width; `true` means 375. An object is passed as options to `postcss-px-to-viewport-8-plugin`, which is required.',
      '按设计稿宽度把 px 转换为 vw；`true` 表示 375。对象是 `postcss-px-to-viewport-8-plugin` 的选项。需要安装该插件。',
    ),
  },
  'an object',
);

/** Every option: types, checks, messages and the tables of the guide come from here. */
export const optionsSchema = z.strictObject(
  {
    /** Entry module of the application, added to the page as a module script. */
    entry: documented(
      text('the path of a module'),
      'string',
      "'src/index.tsx'",
      'Entry module. It is added to the page unless the page already references it.',
      '入口模块。页面没有引用它时会自动加入页面。',
    ),
    /** Source folder; `@` is its alias in imports. */
    srcDir: documented(
      text(FOLDER),
      'string',
      "'src'",
      'Source folder; `@` is its alias in imports.',
      '源码目录；在 import 中可用别名 `@` 表示。',
    ),
    /** HTML page. */
    indexPath: documented(
      text('the path of an HTML file'),
      'string',
      "'public/index.html'",
      'HTML file of the page; defaults to `index.html` if there is no `public/index.html`.',
      '页面的 HTML 文件；没有 `public/index.html` 时使用 `index.html`。',
    ),
    /** URL prefix of the build output: `/`, a path such as `/mtools/`, a full URL, or `./`. */
    publicPath: documented(
      z.string(PUBLIC_PATH).regex(/^(?:\/(?!\/)|\.\/$|https?:\/\/)/, PUBLIC_PATH),
      'string',
      "'/'",
      "URL prefix of the build output: a path with a leading `/`, a full URL, or `'./'`.",
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
    /** Output folder of the build. It is emptied first. */
    outputDir: documented(
      text(FOLDER),
      'string',
      "'dist'",
      'Output folder of the build. It is emptied first.',
      '构建输出目录，构建前会清空。',
    ),
    /** Browsers that must support the syntax of the build output. */
    targets: documented(
      z.array(z.string(TARGETS).regex(TARGET, TARGETS), TARGETS).min(1, TARGETS),
      'string[]',
      "['chrome88', 'safari14']",
      'Browsers that must support the syntax of the build output. No polyfills are added; use `legacy` for that.',
      '构建产物的语法需要兼容的浏览器。不包含 polyfill，需要时使用 `legacy`。',
    ),
    /** Builds an additional set of scripts with polyfills for older browsers. */
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
      'Builds an additional set of scripts with polyfills for browsers without module support; `targets` is a browserslist query. Requires `@vitejs/plugin-legacy` and `terser`.',
      '为不支持模块的浏览器另外构建一份带 polyfill 的脚本；`targets` 是 browserslist 查询。需要安装 `@vitejs/plugin-legacy` 和 `terser`。',
    ),
    /** Constants to replace in the source code, same as Vite's `define`. */
    define: documented(
      anObject<Record<string, unknown>>('an object'),
      'Record<string, unknown>',
      '{}',
      'Constants to replace in the source code. As in Vite, strings are expressions: use `JSON.stringify(…)` for text.',
      '在源码中替换的常量。与 Vite 相同，字符串按表达式处理：文本请用 `JSON.stringify(…)`。',
    ),
    /** Prefix of the environment variables exposed to the source code. */
    envPrefix: documented(
      z.union([text(ENV_PREFIX), z.array(text(ENV_PREFIX), ENV_PREFIX)], ENV_PREFIX),
      'string | string[]',
      "'APP_'",
      'Variables in `.env*` files with this prefix are exposed as `import.meta.env`. They end up in the scripts, so they must not contain secrets.',
      '`.env*` 文件中带此前缀的变量可通过 `import.meta.env` 读取。它们会写入脚本，不要包含机密信息。',
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
    /** Generates source maps next to the scripts, without references to them. */
    productionSourceMap: documented(
      bool(),
      'boolean',
      'false',
      'Generates source maps; `--sourcemap` does so for a single build. They are meant for error reporting and not referenced by the scripts.',
      '生成 source map；`--sourcemap` 只对一次构建有效。它们用于错误上报，脚本中没有引用。',
    ),
    /** Generates a report of module sizes. */
    bundleAnalyzerReport: documented(
      bool(),
      'boolean',
      'false',
      'Generates a report of module sizes in `node_modules/.cache/jaraxxus/report.html`; `--analyze` does so for a single build. Requires `rollup-plugin-visualizer`.',
      '生成模块体积报告 `node_modules/.cache/jaraxxus/report.html`；`--analyze` 只对一次构建有效。需要安装 `rollup-plugin-visualizer`。',
    ),
    /** Generates `version.json` and `<meta name="app-version">`. */
    versionFile: documented(
      bool(),
      'boolean',
      'true',
      'Generates `version.json` and `<meta name="app-version">`, from which `onNewVersion` of browser-utils detects new deployments.',
      '生成 `version.json` 和 `<meta name="app-version">`，供 browser-utils 的 `onNewVersion` 检测新部署。',
    ),
    /** Presets: base configurations to extend. */
    extends: documented(
      z.union([text(EXTENDS), z.array(text(EXTENDS), EXTENDS)], EXTENDS),
      'string | string[]',
      '[]',
      'Presets to extend: package names or file paths; see [Presets](#presets).',
      '要继承的预设：包名或文件路径，见[预设](#presets)。',
    ),
    /** Any other Vite options, merged in last, or a function. */
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
      'Any other Vite options, merged in last, or a function that returns the whole configuration; see [vite](#vite).',
      'Vite 的其他选项，最后合并；也可以是返回完整配置的函数，见 [vite](#vite)。',
    ),
  },
  'an object',
);
