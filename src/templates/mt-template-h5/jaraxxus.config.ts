import { defineConfig } from '@mtools/jaraxxus';

export default defineConfig({
  devServer: { port: 9877 },
});
