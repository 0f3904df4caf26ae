import { defineConfig } from 'father';

export default defineConfig({
  dts: { compiler: 'tsgo' },
  cjs: { output: 'lib', transformer: 'esbuild', platform: 'node', targets: { node: 18 } },
});
