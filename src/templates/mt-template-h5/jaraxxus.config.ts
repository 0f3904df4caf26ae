import { defineConfig } from '@mtools/jaraxxus';

export default defineConfig({
  // A second build for browsers without ES modules; modern browsers never load it.
  legacy: { targets: ['Android >= 6', 'iOS >= 11'] },
  // Write sizes as in a design of 375 px: the build turns px into vw.
  css: { px2viewport: 375 },
  devServer: { port: 9877, mock: 'mock/index.ts', proxy: 'service' },
});
