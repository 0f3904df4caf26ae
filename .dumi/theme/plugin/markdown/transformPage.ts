import { readFileSync } from 'node:fs';
import { getDemoSourceFiles } from 'dumi/dist/loaders/markdown';
import type {
  IMdTransformerOptions,
  IMdTransformerResult,
} from 'dumi/dist/loaders/markdown/transformer';
import transform from 'dumi/dist/loaders/markdown/transformer';

export type TransformOptions = Omit<IMdTransformerOptions, 'fileAbsPath'>;

/** What dumi makes of a page. */
export type TransformedPage = IMdTransformerResult & {
  /** Files besides the page itself that it is made of: its demos, and what they import from their folder. */
  files: string[];
};

interface Known {
  source: string;
  /** Text of each of the page's files, by path. */
  texts: Map<string, string>;
  page: Promise<TransformedPage>;
}

/**
 * Transforms pages, each version of a page once: a page becomes several modules, and the build compiles
 * them for the browser and for the server. It does so one after the other: the bundler requests all of them at
 * once, and the syntax trees of all pages would take gigabytes.
 */
export function createTransformer(options: TransformOptions) {
  const pages = new Map<string, Known>();
  let last: Promise<unknown> = Promise.resolve();

  return (file: string, source: string): Promise<TransformedPage> => {
    const known = pages.get(file);
    if (known?.source === source && isCurrent(known.texts)) return known.page;
    const texts = new Map<string, string>();
    const page = last.then(async () => {
      const result = await transform(source, { ...options, fileAbsPath: file });
      const files = [...(result.meta.embeds ?? []), ...getDemoSourceFiles(result.meta.demos)];
      for (const name of files) texts.set(name, read(name));
      return { ...result, files };
    });
    last = page.catch(() => undefined);
    pages.set(file, { source, texts, page });
    // A page that fails may be all right next time: what it needs may have been added since.
    page.catch(() => pages.delete(file));
    return page;
  };
}

const isCurrent = (texts: ReadonlyMap<string, string>) =>
  [...texts].every(([file, text]) => read(file) === text);

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
