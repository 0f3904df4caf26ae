import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, PreviewServer, ViteDevServer } from '../viteTypes';

/** Vite's response names its own option; ours has another name in another file. */
const VITES_OWN = /`(?:server|preview)\.allowedHosts` in vite\.config\.js/;

/**
 * Makes the message for a blocked host name our file and key.
 *
 * @param configName name of the configuration file
 */
export function blockedHostPlugin(configName: string): Plugin {
  const handle = (_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const end = response.end;
    // One of the overloads of `end`, and the only one which the check of Vite calls.
    response.end = function (this: ServerResponse, ...args: unknown[]) {
      if (response.statusCode === 403 && typeof args[0] === 'string') {
        args[0] = args[0].replace(VITES_OWN, `\`devServer.allowedHosts\` in ${configName}`);
      }
      return Reflect.apply(end, this, args);
    } as typeof response.end;
    next();
  };
  // Vite checks the host before the middlewares of plugins.
  const first = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.stack.unshift({ route: '', handle });
  };
  return { name: 'jaraxxus:blocked-host', configureServer: first, configurePreviewServer: first };
}
