import type { z } from 'zod';
import type { cssSchema, devServerSchema, optionsSchema } from './options';
import type { UserConfig } from './viteTypes';

/** What a command runs for, as a configuration function and `vite` in its function form are told. */
export interface BuildContext {
  /** `serve` for `jaraxxus start` and `jaraxxus preview`, `build` for `jaraxxus build`. */
  command: 'serve' | 'build';
  /** `development` for `start` and `production` for the others, unless `--mode` says otherwise. */
  mode: string;
  /** The variables of the files `.env*` of the mode. */
  env?: Record<string, string>;
}

/** Takes the finished Vite configuration and returns the one to use. */
export type ViteCustomizer = (
  config: UserConfig,
  context: BuildContext,
) => UserConfig | Promise<UserConfig>;

/** What `jaraxxus.config.*` exports. Every key may be left out; paths start from the project folder. */
export type JaraxxusConfig = z.input<typeof optionsSchema>;
/** The development server. */
export type DevServerConfig = z.input<typeof devServerSchema>;
/** Styles. */
export type CssConfig = z.input<typeof cssSchema>;

/** The function form of a configuration file. */
export type ConfigFunction = (context: BuildContext) => JaraxxusConfig | Promise<JaraxxusConfig>;

/** A configuration and where it came from. */
export interface LoadedConfig {
  /** The configuration with its presets, `{}` when the project has no file. */
  config: JaraxxusConfig;
  /** Absolute path of the file, if there is one. */
  file: string | undefined;
  /** Absolute paths of all files it came from: presets first. */
  files: string[];
}

/**
 * Answers requests in place of a back end. `undefined` passes a request on, to the proxy or to a 404; the
 * body must not have been read then.
 */
export type MockHandler = (
  request: Request,
) => Response | undefined | Promise<Response | undefined>;
