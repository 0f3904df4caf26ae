import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/setupTests.ts'],
    testTimeout: 30_000,
    // Published as ES modules without file extensions, which Node does not resolve by itself.
    server: { deps: { inline: [/@mtools/] } },
  },
});
