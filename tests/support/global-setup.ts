import type { FullConfig } from '@playwright/test';
import { startPreview } from './preview-server';

/** Serves the built site for all browser tests and stops when they are done, unless a site is served already. */
export default async function globalSetup({ projects }: FullConfig) {
  if (process.env.SITE_URL) return undefined;
  const { port } = new URL(projects[0]?.use.baseURL ?? '');
  const { close } = await startPreview({ port: Number(port), compress: false });
  return close;
}
