import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    setupFiles: ['src/setupTests.ts'],
    // Its CommonJS build requires stylesheets, which Node cannot load.
    server: { deps: { inline: ['antd-mobile'] } },
  },
});
