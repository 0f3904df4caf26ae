import { defineConfig } from 'father';

export default defineConfig({
  dts: { compiler: 'tsgo' },
  esm: { output: 'es', transformer: 'esbuild', platform: 'browser', targets: { chrome: 88 } },
  cjs: { output: 'lib', transformer: 'esbuild', platform: 'node', targets: { node: 18 } },
});
