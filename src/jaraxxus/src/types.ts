import type { ServerOptions, UserConfig } from './viteTypes';

/** What a command runs for, as `vite` in its function form is told. */
export interface BuildContext {
  /** `serve` for `jaraxxus start`, `build` for `jaraxxus build`. */
  command: 'serve' | 'build';
  /** `development` for `start` and `production` for `build`, unless `--mode` says otherwise. */
  mode: string;
}

/** Takes the finished Vite configuration and returns the one to use. */
export type ViteCustomizer = (
  config: UserConfig,
  context: BuildContext,
) => UserConfig | Promise<UserConfig>;

/** The development server. */
export interface DevServerConfig {
  /**
   * TCP port: 0 to 65535. When it is taken the next free one is used.
   * @default 9876
   */
  port?: number;
  /**
   * Address to listen on; `true` is every address of the machine.
   * @default 'localhost'
   */
  host?: string | boolean;
  /**
   * Opens the browser after the start; a string is the path to open.
   * @default false
   */
  open?: boolean | string;
  /**
   * Forwards requests, by path prefix: a target URL, or the options of Vite's `server.proxy`.
   * @default {}
   */
  proxy?: NonNullable<ServerOptions['proxy']>;
}

/** What `jaraxxus.config.*` exports. Every key may be left out; paths start from the project folder. */
export interface JaraxxusConfig {
  /**
   * First module of the application. It is added to the page as a module script.
   * @default 'src/index.tsx'
   */
  entry?: string;
  /**
   * Folder of the sources. `@` stands for it in imports.
   * @default 'src'
   */
  srcDir?: string;
  /**
   * HTML page.
   * @default 'public/index.html', else 'index.html'
   */
  indexPath?: string;
  /**
   * URL prefix of everything built: `/`, a path such as `/mtools/`, a whole URL, or `./`.
   * @default '/'
   */
  publicPath?: string;
  /**
   * Folder below `outputDir` for scripts, styles and images.
   * @default 'static'
   */
  assetsDir?: string;
  /**
   * Folder to build into. It is emptied first.
   * @default 'dist'
   */
  outputDir?: string;
  /** The development server. */
  devServer?: DevServerConfig;
  /**
   * Writes source maps next to the scripts. No script refers to them, so browsers do not load
   * them: they are for error reporting.
   * @default false
   */
  productionSourceMap?: boolean;
  /** Whatever else Vite can do: options that are merged in last, or a function. */
  vite?: UserConfig | ViteCustomizer;
}

/** A configuration and where it came from. */
export interface LoadedConfig {
  /** The configuration, `{}` when the project has no file. */
  config: JaraxxusConfig;
  /** Absolute path of the file, if there is one. */
  file: string | undefined;
}
