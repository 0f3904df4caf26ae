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
    /** Prefix, or several: a whole segment, so `/api` does not take `/apix`. */
    context: z.union([context, z.array(context).min(1, CONTEXT)], CONTEXT),
    /** Where to: a URL, or one for each environment by its name. */
    target: z.union([target, z.record(z.string(), target)], TARGET),
    /** `false` keeps the prefix; an object replaces the beginning of the path, by the longest key that matches. */
    pathRewrite: z
      .union([z.literal(false), z.record(z.string(), z.string())], 'false or an object of prefixes')
      .optional(),
    /** Whether the target sees its own host name. */
    changeOrigin: z.boolean('true or false').optional(),
    /** Whether WebSocket connections are passed on. */
    ws: z.boolean('true or false').optional(),
    /** Headers that are added to each request. */
    headers: headers.optional(),
    /** How long the target may take to answer, in ms. */
    timeout: duration.optional(),
    /** Whether the certificate of an HTTPS target is checked. */
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
        backups: z.int('a whole number from 0 on').min(0, 'a whole number from 0 on').optional(),
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
    /** URL prefix under which the application is mounted, such as `/mtools`. */
    baseRouter: documented(
      urlPath("a URL path such as '/mtools', or ''"),
      'string',
      "''",
      'URL prefix under which the application is mounted, such as `/mtools`. What lies outside is a 404, the health endpoint and the proxy excepted.',
      '应用挂载的 URL 前缀，例如 `/mtools`。前缀之外的地址返回 404，健康检查和代理除外。',
    ),
    /** Folder of the built files, relative to the working directory. */
    assetsDir: documented(
      text('the path of a folder'),
      'string',
      "'dist'",
      'Folder of the built files, relative to the working directory; a leading `/` is accepted.',
      '构建产物所在的目录，相对于工作目录；可以以 `/` 开头。',
    ),
    /** URL, below `baseRouter`, under which `assetsDir` is served. */
    assetsServiceDir: documented(
      urlPath("a URL path such as '/' or '/assets'"),
      'string',
      "'/'",
      'URL, below `baseRouter`, under which `assetsDir` is served.',
      '在 `baseRouter` 之下提供 `assetsDir` 的 URL。',
    ),
    /** HTML file which answers every page of the application. */
    indexPath: documented(
      text('the path of an HTML file'),
      'string',
      "'dist/index.html'",
      'HTML file which answers every page of the application. It is read once, at the start.',
      '回应应用所有页面的 HTML 文件，只在启动时读取一次。',
    ),
    /** What answers a page that is no file: the application, or the page of `errorPages[404]`. */
    fallback: documented(
      z.union([z.literal('index'), z.literal(false)], "'index' or false"),
      "'index' | false",
      "'index'",
      'What answers an address that is no file. `index`: the page of the application. `false`, for prerendered sites: the `index.html` of a folder answers its address, everything else is the page of `errorPages[404]`.',
      '不是文件的地址由谁来回应。`index`：应用的页面；`false` 用于预渲染站点：目录的 `index.html` 回应该目录的地址，其他地址返回 `errorPages[404]` 的页面。',
    ),
    /** Folders and patterns of files whose names change with their content. */
    immutable: documented(
      z.array(text('a list of folders and patterns'), 'a list of folders and patterns'),
      'string[]',
      "['static', 'assets']",
      'Folders in `assetsDir`, or patterns such as `*.async.js`, whose files have a hash in their name: browsers keep them for a year. Below such a folder a missing file is always a 404.',
      '`assetsDir` 中文件名带哈希的目录，或 `*.async.js` 这样的模式：浏览器会缓存一年。这些目录下缺失的文件一律是 404。',
    ),
    /** Names of the environments; `dev` always comes first. */
    envList: documented(
      envList,
      'string[]',
      "['test', 'pre', 'prd']",
      'Names of the environments. `dev`, for a local start, always comes before them.',
      '环境的名称。本地启动用的 `dev` 总是排在最前。',
    ),
    /** Name of the variable which holds the name of the environment. */
    DEPLOY_ENV: documented(
      z.string().regex(/^[A-Za-z_]\w*$/, 'the name of an environment variable'),
      'string',
      "'DEPLOY_ENV'",
      'Name of the environment variable which says in which environment the service runs; not set, it is `dev`. An unknown value stops the start.',
      '指明当前环境的环境变量的名称；没有设置时为 `dev`，值不认识时不启动。',
    ),
    /** Whether pages set the cookie `_e` to the index of the environment. */
    useCookieEnv: documented(
      z.boolean('true or false'),
      'boolean',
      'true',
      'Whether pages set the cookie `_e` to the index of the environment. What a client sends in it is never believed. `window.$$_e` is there either way.',
      '页面是否把 Cookie `_e` 设为环境的序号。客户端发来的值从不采信。无论是否设置，页面中都有 `window.$$_e`。',
    ),
    /** Requests which are answered by other servers. */
    proxy: documented(
      z.array(proxyItem, 'a list of objects with context and target'),
      'ProxyItem[]',
      '[]',
      'Requests that other servers answer: the prefix is taken off, the longest one wins, and a target can be given for each environment.',
      '转发给其他服务器的请求：去掉前缀，最长的前缀优先，目标可以按环境分别给出。',
    ),
    /** Adds routes of your own. */
    apis: documented(
      aFunction<(app: FastifyInstance, tools: ApiTools) => unknown>('a function'),
      '(app, { logger }) => void | Promise<void>',
      '',
      'Adds routes of your own to the Fastify instance. Only in a configuration that is code.',
      '向 Fastify 实例添加自己的路由。只能写在代码形式的配置中。',
    ),
    /** Adds connect middleware or hooks, which run before files and pages. */
    middlewares: documented(
      aFunction<(app: FastifyInstance) => unknown>('a function'),
      '(app) => void | Promise<void>',
      '',
      'Adds middleware with `app.use(…)`, or hooks; they run before files and pages. Only in a configuration that is code.',
      '用 `app.use(…)` 添加中间件或钩子，在文件和页面之前执行。只能写在代码形式的配置中。',
    ),
    /** Changes the page for each request. */
    injectHtml: documented(
      aFunction<($: CheerioAPI, request: FastifyRequest, reply: FastifyReply) => unknown>(
        'a function',
      ),
      '($, request, reply) => void | Promise<void>',
      '',
      'Changes the page for one request, through cheerio: `$("head").append(…)`. The result is not kept for others. Only in a configuration that is code.',
      '用 cheerio 为单个请求修改页面：`$("head").append(…)`。结果不会留给其他请求。只能写在代码形式的配置中。',
    ),
    /** The header Content-Security-Policy of pages. */
    CSP: documented(
      csp,
      'string | Record<string, string | string[]> | false',
      'false',
      'Header `Content-Security-Policy` of pages. `{hashes}` stands for the hashes of the inline scripts in the file of the page, `{nonce}` for a value that is new in each answer; `{nonce}` in the file is replaced as well. A script that `injectHtml` adds needs the nonce, from `nonceOf`.',
      '页面的 `Content-Security-Policy` 响应头。`{hashes}` 代表页面文件中内联脚本的哈希，`{nonce}` 代表每次响应都不同的值；文件里的 `{nonce}` 也会被替换。`injectHtml` 添加的脚本需要用 `nonceOf` 得到的 nonce。',
    ),
    /** Headers of all answers. */
    headers: documented(
      headers,
      'Record<string, string>',
      '{}',
      'Headers of all answers; `X-Content-Type-Options: nosniff` is always there.',
      '所有响应的头部；`X-Content-Type-Options: nosniff` 总是存在。',
    ),
    /** Compression. */
    gzip: documented(
      z.union([z.boolean(), gzip], GZIP),
      'boolean | { threshold, exclude, brotli }',
      'true',
      'Compression, with Brotli where the client takes it. Files `x.br` and `x.gz` beside `x` come first. `threshold` in bytes is 1024, `exclude` lists paths or patterns.',
      '压缩；客户端支持时使用 Brotli。`x` 旁边的 `x.br` 和 `x.gz` 优先。`threshold` 为 1024 字节，`exclude` 列出路径或模式。',
    ),
    /** Pages for errors. */
    errorPages: documented(
      errorPages,
      '{ 403?, 404?, 500?: string }',
      '{}',
      'HTML files for the errors 403, 404 and 500. Who does not ask for HTML gets JSON.',
      '403、404、500 错误的 HTML 文件。不要求 HTML 的请求得到 JSON。',
    ),
    /** Path of the health endpoint, or `false`. */
    health: documented(
      z.union(
        [z.literal(false), z.string(HEALTH).regex(/^\/[\w~-][\w.~/-]*[\w~-]$/, HEALTH)],
        HEALTH,
      ),
      'string | false',
      "'/health'",
      'Path of the health endpoint, outside `baseRouter`: 200 with status, env, version and uptime; 503 while the service closes.',
      '健康检查的路径，不随 `baseRouter` 移动：返回 200 和 status、env、version、uptime；关闭过程中返回 503。',
    ),
    /** Where requests and errors are written. */
    logger: documented(
      z.union([z.boolean(), logger], LOGGER),
      'boolean | { category, level, file: { filename, maxSize, backups } }',
      'true',
      "One JSON line for each request and error, on standard output, or with `category: 'file'` in a file (`logs/service.log`) which is rotated at `maxSize` (`'100m'`) and kept `backups` (10) times.",
      "每个请求和错误写一行 JSON 到标准输出；`category: 'file'` 时写入文件（`logs/service.log`），达到 `maxSize`（`'100m'`）时轮转，保留 `backups`（10）份。",
    ),
    /** Whether `X-Forwarded-*` of a load balancer in front is believed. */
    trustProxy: documented(
      z.union([z.boolean(), z.int(TRUST).min(1, TRUST), addresses, z.array(addresses)], TRUST),
      'boolean | number | string | string[]',
      'false',
      'Whose `X-Forwarded-*` headers are believed: everybody’s, a number of hops, or those of addresses.',
      '采信谁的 `X-Forwarded-*` 头：所有人、若干跳，或指定地址。',
    ),
    /** How long new connections are still served after a signal to end, in ms. */
    shutdownDelay: documented(
      duration,
      'number',
      '0',
      'How long new connections are still served after SIGTERM, in milliseconds, while the health endpoint says 503: until a load balancer has taken notice.',
      '收到 SIGTERM 后，继续接受新连接多久，单位毫秒；这期间健康检查返回 503，让负载均衡有时间发现。',
    ),
    /** How long open requests may take after a signal to end, in ms. */
    shutdownTimeout: documented(
      duration,
      'number',
      '10000',
      'How long open requests may take after SIGTERM and `shutdownDelay`, in milliseconds.',
      '收到 SIGTERM 并过了 `shutdownDelay` 之后，未完成的请求最多再用多久，单位毫秒。',
    ),
    /** How long a client may take to send a request, in ms. */
    requestTimeout: documented(
      duration,
      'number',
      '30000',
      'How long a client may take to send a request, in milliseconds; 0 for no limit.',
      '客户端发送一个请求最多用多久，单位毫秒；0 表示不限。',
    ),
    /** Size of the largest body which own routes accept, in bytes. */
    bodyLimit: documented(
      z.int('a number of bytes').min(1, 'a number of bytes'),
      'number',
      '1048576',
      'Size of the largest body that `apis` accept, in bytes. What is passed on by `proxy` has no limit.',
      '`apis` 接受的请求体的最大字节数。`proxy` 转发的请求不限。',
    ),
    /** Whether symbolic links may lead out of `assetsDir`. */
    symlinks: documented(
      z.boolean('true or false'),
      'boolean',
      'false',
      'Whether symbolic links may lead out of `assetsDir`. Those that stay inside are always followed.',
      '符号链接是否可以指向 `assetsDir` 之外。留在目录内的链接总是有效。',
    ),
    /** Whether the folder `.well-known` is served. */
    wellKnown: documented(
      z.boolean('true or false'),
      'boolean',
      'false',
      'Whether the folder `.well-known` is served. All other names with a leading dot never are.',
      '是否提供 `.well-known` 目录。其他以点开头的名称一律不提供。',
    ),
    /** Whether source maps are served. */
    sourceMaps: documented(
      z.boolean('true or false'),
      'boolean',
      'false',
      'Whether source maps (`*.map`) are served.',
      '是否提供源码映射文件（`*.map`）。',
    ),
    /** TCP port. */
    port: documented(
      z.int(PORT).min(0, PORT).max(65_535, PORT),
      'number',
      'process.env.PORT ?? 8080',
      'TCP port on which `node-service start` listens; 0 takes a free one.',
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

/** What `service.config.*` exports and what `createService` takes. Every option may be left out. */
export type ServiceConfig = z.input<typeof optionsSchema>;

/** Requests with a prefix which another server answers. */
export type ProxyItem = z.input<typeof proxyItem>;
