import { defineConfig } from 'father';

export default defineConfig({
  cjs: { output: 'lib', transformer: 'esbuild', platform: 'node', targets: { node: 18 } },
});
