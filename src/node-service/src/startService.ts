import type { FastifyInstance } from 'fastify';

/** How long requests in flight may take after SIGTERM, in milliseconds. */
export const SHUTDOWN_TIMEOUT = 10_000;

/** Exit codes of a process which a signal ended: 128 and the number of the signal. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Closes the service at the first SIGTERM or SIGINT: no new connections, requests in flight are
 * answered, then the process exits with 0. What is still open after {@link SHUTDOWN_TIMEOUT} is cut
 * off and the process exits with 1. A second signal ends the process at once.
 */
export function closeOnSignal(app: FastifyInstance): void {
  let isClosing = false;
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      if (isClosing) process.exit(code);
      isClosing = true;
      void closeAndExit(app);
    });
  }
}

async function closeAndExit(app: FastifyInstance): Promise<never> {
  let exitCode = 0;
  const timer = setTimeout(() => {
    exitCode = 1;
    app.log.error(`requests still open after ${SHUTDOWN_TIMEOUT} ms were cut off`);
    app.server.closeAllConnections();
  }, SHUTDOWN_TIMEOUT);
  try {
    await app.close();
  } catch (error) {
    exitCode = 1;
    app.log.error({ err: error }, 'the service did not close cleanly');
  }
  clearTimeout(timer);
  process.exit(exitCode);
}
