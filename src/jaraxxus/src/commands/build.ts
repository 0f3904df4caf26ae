import path from 'node:path';
import { colors } from '@mtools/node-utils/internal';
import { version } from '../../package.json';
import { loadVite } from '../loadVite';
import { progressPlugin } from '../plugins/progressPlugin';
import { REPORT } from '../resolveViteConfig';
import { type BuiltFile, sizeTable } from '../sizeTable';
import { type CommandOptions, prepare } from './prepare';

export interface BuildOptions extends CommandOptions {
  /** Writes the page with the sizes of the modules. */
  analyze?: boolean;
  /** Writes source maps. */
  sourcemap?: boolean;
}

/** Builds the project into `outputDir`, and prints what was built with its sizes. */
export async function build({ analyze, sourcemap, ...options }: BuildOptions): Promise<void> {
  const startedAt = performance.now();
  const { config, viteConfig, mode } = await prepare(options, 'build', (given) => ({
    ...given,
    ...(analyze && { bundleAnalyzerReport: true }),
    ...(sourcemap && { productionSourceMap: true }),
  }));
  const { vite } = await loadVite(options.root);
  write(`${colors.cyan('jaraxxus')} ${version} builds for ${mode} with Vite ${vite.version}`);
  const { stderr } = process;
  const plugins = [viteConfig.plugins, stderr.isTTY && progressPlugin(stderr)];
  const built = await vite.build({
    // The table below has what Vite would print, and Brotli.
    logLevel: 'warn',
    ...viteConfig,
    plugins,
    build: { ...viteConfig.build, reportCompressedSize: false },
  });
  const outDir = path.resolve(options.root, viteConfig.build?.outDir ?? 'dist');
  write(await sizeTable(filesOf(built), path.relative(options.root, outDir) || outDir));
  if (config.bundleAnalyzerReport) write(`sizes of the modules: ${REPORT}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
  write(`${colors.green('built')} in ${seconds} s`);
}

type Vite = Awaited<ReturnType<typeof loadVite>>['vite'];

/** All files of one or several outputs; source maps are for nobody who visits the page. */
function filesOf(built: Awaited<ReturnType<Vite['build']>>): BuiltFile[] {
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs
    .map((file) => ({
      name: file.fileName,
      content: file.type === 'chunk' ? file.code : file.source,
    }))
    .filter(({ name }) => !name.endsWith('.map'));
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
