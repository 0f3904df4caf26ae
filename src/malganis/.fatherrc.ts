import { defineConfig } from 'father';

const ignores = ['src/**/__tests__/**'];

export default defineConfig({
  dts: { compiler: 'tsgo' },
  esm: {
    output: 'es',
    transformer: 'esbuild',
    platform: 'browser',
    targets: { chrome: 88 },
    ignores,
    // For browsers esbuild would settle NODE_ENV as 'development' here; the bundler of the app has to decide
    // (https://esbuild.github.io/api/#platform).
    define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  },
  cjs: { output: 'lib', transformer: 'esbuild', platform: 'node', targets: { node: 18 }, ignores },
});
