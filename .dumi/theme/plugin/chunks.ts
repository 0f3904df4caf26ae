import type { IApi } from 'dumi';

interface Config {
  optimization?: {
    chunkIds?: unknown;
    splitChunks?: { minSize?: unknown; cacheGroups?: object } | false;
  };
  plugins?: unknown[];
}

/** The parts in use of webpack, whose types umi does not hand on. */
interface Hook<Value> {
  tap: (name: string, fn: (value: Value) => void) => void;
}
interface Compiler {
  hooks: { compilation: Hook<{ hooks: { runtimeModule: Hook<RuntimeModule> } }> };
}
interface RuntimeModule {
  name: string;
  generate: () => string;
}

/**
 * From this size on, in bytes of source, what several parts share is a file of its own. The themes, which every demo of a
 * component needs, have a little less than the 20,000 of webpack, and would be in each of them.
 */
const MIN_SHARED_SIZE = 16_000;

/**
 * The entry script lists every file that can be loaded later, five bytes each after compression, and there
 * is one for each demo. So what they need of libraries becomes a file of its own only where two parts
 * share it, which webpack does for own code alone; files are numbered from 0; and the list is written
 * as one.
 */
export default (api: IApi) => {
  api.modifyWebpackConfig({
    // After umi has set its own.
    stage: Number.POSITIVE_INFINITY,
    fn: <T extends Config>(config: T): T => {
      if (api.env !== 'production' || !config.optimization) return config;
      config.optimization.chunkIds = 'natural';
      const { splitChunks } = config.optimization;
      if (splitChunks) {
        splitChunks.minSize = MIN_SHARED_SIZE;
        splitChunks.cacheGroups = { ...splitChunks.cacheGroups, defaultVendors: false };
      }
      config.plugins?.push({ apply: listFiles });
      return config;
    },
  });
};

function listFiles(compiler: Compiler): void {
  compiler.hooks.compilation.tap('chunks', ({ hooks }) => {
    hooks.runtimeModule.tap('chunks', (module) => {
      if (module.name !== 'get javascript chunk filename') return;
      const generate = module.generate.bind(module);
      module.generate = () => toLists(generate());
    });
  });
}

/** Makes `["a","b"][chunkId]` of `{"0":"a","1":"b"}[chunkId]`. A number without a file leaves a gap. */
function toLists(code: string): string {
  return code.replace(/\{"\d+":[^}]*\}(?=\[chunkId\])/g, (map) => {
    const list: string[] = [];
    for (const [number, name] of Object.entries(JSON.parse(map))) {
      list[Number(number)] = JSON.stringify(name);
    }
    return `[${list.join(',')}]`;
  });
}
