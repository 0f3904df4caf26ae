import type { z } from 'zod';
import type { cssSchema, devServerSchema, optionsSchema } from './options';
import type { UserConfig } from './viteTypes';

/** The command and mode, passed to configuration functions and to `vite` as a function. */
export interface BuildContext {
  /** `serve` for `jaraxxus start` and `jaraxxus preview`, `build` for `jaraxxus build`. */
  command: 'serve' | 'build';
  /** `development` for `start` and `production` for other commands, unless set by `--mode`. */
  mode: string;
  /** The variables in the `.env*` files of the mode. */
  env?: Record<string, string>;
}

/** Receives the complete Vite configuration and returns the one to use. */
export type ViteCustomizer = (
  config: UserConfig,
  context: BuildContext,
) => UserConfig | Promise<UserConfig>;

/** What `jaraxxus.config.*` exports. All options are optional; paths are relative to the project root. */
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
 * Handles requests as a mock back end. Return `undefined` to pass a request on to the proxy or to a 404; its
 * body must not have been read.
 */
export type MockHandler = (
  request: Request,
) => Response | undefined | Promise<Response | undefined>;
