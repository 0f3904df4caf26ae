import type { FullConfig } from '@playwright/test';
import { createPreviewServer } from './preview-server';

/** Serves the built site for all browser tests and stops when they are done, unless a site is served already. */
export default async function globalSetup({ projects }: FullConfig) {
  if (process.env.SITE_URL) return undefined;
  const { port } = new URL(projects[0]?.use.baseURL ?? '');
  const server = createPreviewServer({ compress: false });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), resolve);
  });
  return () => new Promise((resolve) => server.close(resolve));
}
