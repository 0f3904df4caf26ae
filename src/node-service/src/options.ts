/// <reference types="@fastify/middie" preserve="true" />
import { documented } from '@mtools/node-utils/internal';
import type { CheerioAPI } from 'cheerio';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isAddress } from './isAddress';

/** What an `apis` function gets beside the server. */
export interface ApiTools {
  /** The logger of the service. */
  logger: FastifyInstance['log'];
}

const text = (expected: string) => z.string(expected).min(1, expected);
const aFunction = <Value>(expected: string) =>
  z.custom<Value>((value) => typeof value === 'function', expected);
const milliseconds = 'a number of milliseconds, at least 0';
const duration = z.number(milliseconds).int(milliseconds).min(0, milliseconds);

/** Letters, digits and marks which need no escaping: a prefix with others never matches a URL. */
const URL_PATH = /^\/?(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?\/?$/;
const urlPath = (expected: string) => z.string(expected).regex(URL_PATH, expected);

const PORT = 'an integer from 0 to 65535';
const HEADER = 'an object of header names and values without line breaks';
const headers = z.record(
  z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/, HEADER),
  z.string(HEADER).regex(/^[^\r\n\0]*$/, HEADER),
  HEADER,
);

const TARGET = 'a URL such as https://api.example.com, or one for each environment';
const target = z.url({ protocol: /^https?$/, error: TARGET });
const CONTEXT = "a URL prefix such as '/api', or several";
const context = z.string(CONTEXT).regex(/^\/[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?$/, CONTEXT);

const proxyItem = z.strictObject(
  {
    /** One or more path prefixes, matched by whole segments: `/api` does not match `/apix`. */
    context: z.union([context, z.array(context).min(1, CONTEXT)], CONTEXT),
    /** Proxy target: a URL, or one for each environment. */
    target: z.union([target, z.record(z.string(), target)], TARGET),
    /** `false` keeps the prefix; an object replaces the start of the path, by the longest matching key. */
    pathRewrite: z
      .union([z.literal(false), z.record(z.string(), z.string())], 'false or an object of prefixes')
      .optional(),
    /** Sets the `Host` header to that of the target. */
    changeOrigin: z.boolean('true or false').optional(),
    /** Proxies WebSocket connections. */
    ws: z.boolean('true or false').optional(),
    /** Headers added to each request. */
    headers: headers.optional(),
    /** Timeout of the target, in milliseconds. */
    timeout: duration.optional(),
    /** Verifies the certificate of an HTTPS target. */
    secure: z.boolean('true or false').optional(),
  },
  'an object with context and target',
);

const errorPages = z.strictObject({
  403: text('the path of an HTML file').optional(),
  404: text('the path of an HTML file').optional(),
  500: text('the path of an HTML file').optional(),
});

const LOGGER = "true, false, or an object with category 'console' or 'file'";
const logger = z.strictObject(
  {
    category: z.enum(['console', 'file'], "'console' or 'file'").optional(),
    level: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace'],
        'fatal, error, warn, info, debug or trace',
      )
      .optional(),
    file: z
      .strictObject({
        filename: text('the path of a file').optional(),
        maxSize: z
          .string()
          .regex(/^\d+[kmg]$/i, "a size such as '100m' or '500k'")
          .optional(),
        backups: z.int('an integer of at least 0').min(0, 'an integer of at least 0').optional(),
      })
      .optional(),
  },
  LOGGER,
);

const GZIP = 'true, false, or an object with threshold, exclude and brotli';
const gzip = z.strictObject(
  {
    threshold: z.int('a number of bytes').min(0, 'a number of bytes').optional(),
    exclude: z.array(text('a list of paths'), 'a list of paths').optional(),
    brotli: z.boolean('true or false').optional(),
  },
  GZIP,
);

const CSP = 'the value of the header, an object of directives, or false';
const csp = z.union(
  [
    z.literal(false),
    z.string().regex(/^[^\r\n\0]+$/, CSP),
    z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  ],
  CSP,
);

const HEALTH = "a URL path such as '/health', or false";
const TRUST =
  "true, false, a number of hops, or addresses such as '10.0.0.0/8', '::1', 'loopback', 'linklocal' or 'uniquelocal'";
const isTrusted = (text: string) => text.split(',').every((part) => isAddress(part.trim()));
const addresses = z.string(TRUST).refine(isTrusted, TRUST);

const ENVIRONMENT = 'a list of names of letters, digits, - and _';
const envList = z.array(z.string(ENVIRONMENT).regex(/^[\w-]+$/, ENVIRONMENT), ENVIRONMENT);

/** Every option of the service: types, checks, messages and the tables of the guide come from here. */
export const optionsSchema = z.strictObject(
  {
    /** URL prefix of the application, such as `/mtools`. */
    baseRouter: documented(
      urlPath("a URL path such as '/mtools', or ''"),
      'string',
      "''",
      'URL prefix of the application, such as `/mtools`. Requests outside it get a 404, except for the health endpoint and the proxy.',
      '应用的 URL 前缀，例如 `/mtools`。前缀之外的请求返回 404，健康检查和代理除外。',
    ),
    /** Folder with the build output, relative to the working directory. */
    assetsDir: documented(
      text('the path of a folder'),
      'string',
      "'dist'",
      'Folder with the build output, relative to the working directory; a leading `/` is accepted.',
      '构建产物所在的目录，相对于工作目录；可以以 `/` 开头。',
    ),
    /** URL under which `assetsDir` is served, relative to `baseRouter`. */
    assetsServiceDir: documented(
      urlPath("a URL path such as '/' or '/assets'"),
      'string',
      "'/'",
      'URL under which `assetsDir` is served, relative to `baseRouter`.',
      '`assetsDir` 的访问路径，位于 `baseRouter` 之下。',
    ),
    /** HTML file served for every page of the application. */
    indexPath: documented(
      text('the path of an HTML file'),
      'string',
      "'dist/index.html'",
      'HTML file served for every page of the application. It is read once, at startup.',
      '应用所有页面使用的 HTML 文件，只在启动时读取一次。',
    ),
    /** What to serve for a page that is not a file: the application, or the page of `errorPages[404]`. */
    fallback: documented(
      z.union([z.literal('index'), z.literal(false)], "'index' or false"),
      "'index' | false",
      "'index'",
      'What to serve for a path that is not a file. `index`: the page of the application. `false`, for prerendered sites: the `index.html` of the folder at that path, otherwise the page of `errorPages[404]`.',
      '路径没有对应的文件时返回什么。`index`：应用的页面；`false`（用于预渲染站点）：该目录下的 `index.html`，没有时返回 `errorPages[404]` 的页面。',
    ),
    /** Folders and patterns of files with a hash in their names. */
    immutable: documented(
      z.array(text('a list of folders and patterns'), 'a list of folders and patterns'),
      'string[]',
      "['static', 'assets']",
      'Folders in `assetsDir`, or patterns such as `*.async.js`, whose file names contain a hash: browsers cache them for a year. A missing file in such a folder is always a 404.',
      '`assetsDir` 中文件名带哈希的目录，或 `*.async.js` 这样的模式：浏览器会缓存一年。这些目录下缺失的文件一律返回 404。',
    ),
    /** Names of the environments; `dev` always comes first. */
    envList: documented(
      envList,
      'string[]',
      "['test', 'pre', 'prd']",
      'Names of the environments. `dev`, for local use, always comes first.',
      '环境的名称。用于本地的 `dev` 总是排在最前。',
    ),
    /** Name of the environment variable that holds the name of the environment. */
    DEPLOY_ENV: documented(
      z.string().regex(/^[A-Za-z_]\w*$/, 'the name of an environment variable'),
      'string',
      "'DEPLOY_ENV'",
      'Name of the environment variable that sets the current environment; if it is not set, the environment is `dev`. The service does not start with an unknown value.',
      '指定当前环境的环境变量名；未设置时环境为 `dev`，值无效时拒绝启动。',
    ),
    /** Whether pages set the cookie `_e` to the index of the environment. */
    useCookieEnv: documented(
      z.boolean('true or false'),
      'boolean',
      'true',
      'Whether pages set the cookie `_e` to the index of the environment. The value sent by clients is never trusted. `window.$$_e` is available in any case.',
      '页面是否把 Cookie `_e` 设为环境的序号。不信任客户端发来的值。无论是否设置，页面中都有 `window.$$_e`。',
    ),
    /** Requests proxied to other servers. */
    proxy: documented(
      z.array(proxyItem, 'a list of objects with context and target'),
      'ProxyItem[]',
      '[]',
      'Requests proxied to other servers: the prefix is stripped, the longest one wins, and each environment can have its own target.',
      '代理到其他服务器的请求：去掉前缀，最长的前缀优先，每个环境可以有自己的目标。',
    ),
    /** Adds custom routes. */
    apis: documented(
      aFunction<(app: FastifyInstance, tools: ApiTools) => unknown>('a function'),
      '(app, { logger }) => void | Promise<void>',
      '',
      'Adds custom routes to the Fastify instance. Not available in JSON configuration files.',
      '向 Fastify 实例添加自定义路由。不能用于 JSON 格式的配置。',
    ),
    /** Adds connect middleware or hooks that run before files and pages. */
    middlewares: documented(
      aFunction<(app: FastifyInstance) => unknown>('a function'),
      '(app) => void | Promise<void>',
      '',
      'Adds middleware with `app.use(…)`, or hooks; they run before files and pages. Not available in JSON configuration files.',
      '用 `app.use(…)` 添加中间件，或添加钩子，在文件和页面之前执行。不能用于 JSON 格式的配置。',
    ),
    /** Modifies the page for each request. */
    injectHtml: documented(
      aFunction<($: CheerioAPI, request: FastifyRequest, reply: FastifyReply) => unknown>(
        'a function',
      ),
      '($, request, reply) => void | Promise<void>',
      '',
      'Modifies the page for a single request with cheerio: `$("head").append(…)`. The result is not cached. Not available in JSON configuration files.',
      '用 cheerio 为单个请求修改页面：`$("head").append(…)`。结果不缓存。不能用于 JSON 格式的配置。',
    ),
    /** The Content-Security-Policy header of pages. */
    CSP: documented(
      csp,
      'string | Record<string, string | string[]> | false',
      'false',
      'The `Content-Security-Policy` header of pages. `{hashes}` is replaced by the hashes of the inline scripts in the HTML file, `{nonce}` by a new value in each response, also in the HTML file itself. Scripts added by `injectHtml` need the nonce, see `nonceOf`.',
      '页面的 `Content-Security-Policy` 响应头。`{hashes}` 会替换为 HTML 文件中内联脚本的哈希，`{nonce}` 会替换为每次响应都不同的值，HTML 文件中的 `{nonce}` 也会替换。`injectHtml` 添加的脚本需要 nonce，见 `nonceOf`。',
    ),
    /** Headers of all responses. */
    headers: documented(
      headers,
      'Record<string, string>',
      '{}',
      'Headers of all responses; `X-Content-Type-Options: nosniff` is always sent.',
      '所有响应的响应头；始终包含 `X-Content-Type-Options: nosniff`。',
    ),
    /** Compression. */
    gzip: documented(
      z.union([z.boolean(), gzip], GZIP),
      'boolean | { threshold, exclude, brotli }',
      'true',
      'Compression, with Brotli if the client supports it. Precompressed files `x.br` and `x.gz` next to `x` take precedence. `threshold` is in bytes, 1024 by default; `exclude` lists paths or patterns.',
      '压缩；客户端支持时使用 Brotli。优先使用与 `x` 同目录的预压缩文件 `x.br` 和 `x.gz`。`threshold` 单位字节，默认 1024；`exclude` 列出路径或模式。',
    ),
    /** Pages for errors. */
    errorPages: documented(
      errorPages,
      '{ 403?, 404?, 500?: string }',
      '{}',
      'HTML files for the errors 403, 404 and 500. Requests that do not accept HTML get JSON.',
      '403、404、500 错误的 HTML 文件。不接受 HTML 的请求得到 JSON。',
    ),
    /** Path of the health endpoint, or `false`. */
    health: documented(
      z.union(
        [z.literal(false), z.string(HEALTH).regex(/^\/[\w~-][\w.~/-]*[\w~-]$/, HEALTH)],
        HEALTH,
      ),
      'string | false',
      "'/health'",
      'Path of the health endpoint, not prefixed by `baseRouter`. It responds with 200 and status, env, version and uptime, or with 503 while the service is shutting down.',
      '健康检查的路径，不受 `baseRouter` 影响。返回 200 和 status、env、version、uptime；退出过程中返回 503。',
    ),
    /** Where requests and errors are logged. */
    logger: documented(
      z.union([z.boolean(), logger], LOGGER),
      'boolean | { category, level, file: { filename, maxSize, backups } }',
      'true',
      "Logs each request and error as one line of JSON to standard output, or with `category: 'file'` to a file (`logs/service.log`), which is rotated at `maxSize` (`'100m'`); `backups` (10) old files are kept.",
      "每个请求和错误输出一行 JSON 到标准输出；`category: 'file'` 时写入文件（`logs/service.log`），达到 `maxSize`（`'100m'`）时轮转，保留 `backups`（10）份旧文件。",
    ),
    /** Whether to trust the `X-Forwarded-*` headers of a load balancer. */
    trustProxy: documented(
      z.union([z.boolean(), z.int(TRUST).min(1, TRUST), addresses, z.array(addresses)], TRUST),
      'boolean | number | string | string[]',
      'false',
      'Whose `X-Forwarded-*` headers to trust: everyone’s, those of a number of hops, or those of specific addresses.',
      '信任谁的 `X-Forwarded-*` 请求头：所有人、若干跳之内，或指定的地址。',
    ),
    /** How long new connections are still accepted after SIGTERM, in milliseconds. */
    shutdownDelay: documented(
      duration,
      'number',
      '0',
      'How long new connections are still accepted after SIGTERM, in milliseconds. Meanwhile the health endpoint responds with 503, so that load balancers can take notice.',
      '收到 SIGTERM 后继续接受新连接的时间，单位毫秒；期间健康检查返回 503，让负载均衡有时间感知。',
    ),
    /** How long open requests may take after SIGTERM and `shutdownDelay`, in milliseconds. */
    shutdownTimeout: documented(
      duration,
      'number',
      '10000',
      'How long open requests may take after SIGTERM and `shutdownDelay`, in milliseconds.',
      '收到 SIGTERM 并经过 `shutdownDelay` 之后，等待未完成请求的最长时间，单位毫秒。',
    ),
    /** How long a client may take to send a request, in milliseconds. */
    requestTimeout: documented(
      duration,
      'number',
      '30000',
      'How long a client may take to send a request, in milliseconds; 0 for no limit.',
      '客户端发送一个请求的最长时间，单位毫秒；0 表示不限。',
    ),
    /** Maximum body size of custom routes, in bytes. */
    bodyLimit: documented(
      z.int('a number of bytes').min(1, 'a number of bytes'),
      'number',
      '1048576',
      'Maximum body size accepted by `apis`, in bytes. Requests passed on by `proxy` are not limited.',
      '`apis` 接受的请求体的最大字节数。`proxy` 转发的请求不受限制。',
    ),
    /** Whether symbolic links may point outside `assetsDir`. */
    symlinks: documented(
      z.boolean('true or false'),
      'boolean',
      'false',
      'Whether symbolic links may point outside `assetsDir`. Links within the folder are always followed.',
      '符号链接是否可以指向 `assetsDir` 之外。目录内的链接始终有效。',
    ),
    /** Whether to serve the folder `.well-known`. */
    wellKnown: documented(
      z.boolean('true or false'),
      'boolean',
      'false',
      'Whether to serve the folder `.well-known`. Other names with a leading dot are never served.',
      '是否提供 `.well-known` 目录。其他以点开头的名称一律不提供。',
    ),
    /** Whether to serve source maps. */
    sourceMaps: documented(
      z.boolean('true or false'),
      'boolean',
      'false',
      'Whether to serve source maps (`*.map`).',
      '是否提供 source map（`*.map`）。',
    ),
    /** TCP port. */
    port: documented(
      z.int(PORT).min(0, PORT).max(65_535, PORT),
      'number',
      'process.env.PORT ?? 8080',
      'TCP port on which `node-service start` listens; 0 means any free port.',
      '`node-service start` 监听的 TCP 端口；0 表示任意空闲端口。',
    ),
    /** Address on which `node-service start` listens. */
    host: documented(
      text('a host name or an address'),
      'string',
      "'0.0.0.0'",
      'Address on which `node-service start` listens.',
      '`node-service start` 监听的地址。',
    ),
  },
  'an object of options',
);

/** What `service.config.*` exports and `createService` accepts. All options are optional. */
export type ServiceConfig = z.input<typeof optionsSchema>;

/** Requests with a prefix, proxied to another server. */
export type ProxyItem = z.input<typeof proxyItem>;
