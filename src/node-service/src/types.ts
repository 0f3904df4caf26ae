/** What `service.config.*` exports and what {@link createService} takes. Every option may be left out. */
export interface ServiceConfig {
  /**
   * URL prefix under which the application is mounted, such as `/mtools`. A trailing slash is
   * dropped. Everything outside the prefix, the health endpoint excepted, is a 404.
   * @default ''
   */
  baseRouter?: string;
  /**
   * Folder of the built files, relative to the working directory; a leading `/` is accepted.
   * An absolute path is taken as it is when the working directory holds no such folder.
   * @default 'dist'
   */
  assetsDir?: string;
  /**
   * URL, below `baseRouter`, under which `assetsDir` is served.
   * @default '/'
   */
  assetsServiceDir?: string;
  /**
   * HTML file which answers every page URL, found like `assetsDir`. It is read once, at start.
   * @default 'dist/index.html'
   */
  indexPath?: string;
  /**
   * TCP port on which `node-service start` listens: 0 to 65535, 0 takes a free one.
   * @default the environment variable `PORT`, else 8080
   */
  port?: number;
  /**
   * Address on which `node-service start` listens.
   * @default '0.0.0.0'
   */
  host?: string;
  /**
   * Path of the health endpoint, or `false` for none. It does not move with `baseRouter`: a load
   * balancer asks the process, not the application.
   * @default '/health'
   */
  health?: string | false;
  /**
   * Writes one JSON line per request and per error to standard output.
   * @default true
   */
  logger?: boolean;
}

/** The configuration after defaults, checks and normalisation. */
export interface ResolvedServiceConfig {
  /** `''` or `/x`, never with a trailing slash. */
  baseRouter: string;
  /** Absolute path of an existing folder, symbolic links resolved. */
  assetsDir: string;
  /** `baseRouter` and `assetsServiceDir` together: `''` or `/x`, never with a trailing slash. */
  assetsPrefix: string;
  /** Absolute path of an existing file, symbolic links resolved. */
  indexPath: string;
  port: number;
  host: string;
  health: string | false;
  logger: boolean;
}
