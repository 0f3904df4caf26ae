import { createPreviewServer } from './preview-server';

/** Port of the built site during browser tests; not that of `pnpm preview`, which may be running. */
const PORT = 4180;

/** Serves the built site for all browser tests and stops when they are done. */
export default async function globalSetup() {
  const server = createPreviewServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, resolve);
  });
  return () => new Promise((resolve) => server.close(resolve));
}
