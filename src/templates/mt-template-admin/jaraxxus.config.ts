import { defineConfig } from '@mtools/jaraxxus';

export default defineConfig({
  devServer: {
    port: 9876,
    // Responds to /api while you develop; `npm start -- --no-mock` asks the back end of service.config.ts instead.
    mock: 'mock/index.ts',
    proxy: 'service',
  },
});
