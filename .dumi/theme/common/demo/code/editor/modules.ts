import * as jsxRuntime from 'react/jsx-runtime';

export type Module = Readonly<Record<string, unknown>>;

/** The names that a demo imports, as its chunk has them; plugin/markdown/toScope.ts makes the list. */
export type Scope = readonly (readonly [from: string, names: Module])[];

/**
 * Whole modules, for what an edit imports and its demo did not. Each is a chunk of its own, which is
 * loaded when the first edit asks for it.
 */
const whole: Record<string, () => Promise<Module>> = {
  '@ant-design/icons': () => import('@ant-design/icons'),
  '@mtools/antd-ext': () => import('@mtools/antd-ext'),
  '@mtools/browser-utils': () => import('@mtools/browser-utils'),
  '@mtools/isomorphic-utils': () => import('@mtools/isomorphic-utils'),
  antd: () => import('antd'),
  react: () => import('react'),
  'react-dom': () => import('react-dom'),
};

/** What edited code asks for and cannot have. */
export class ImportError extends Error {
  override name = 'ImportError';

  constructor(
    readonly from: string,
    /** The name that the module does not export; none if there is no such module. */
    readonly exportName: string | undefined,
    /** Modules that there are. */
    readonly available: readonly string[],
  ) {
    super(from);
  }
}

/**
 * Finds what a module imports: in what the demo has already loaded, else in the whole module.
 *
 * @param from what is imported from
 * @param names what is used of it; undefined for all
 * @throws ImportError if there is no such module, or it has no such export
 */
export async function findModule(
  scope: Scope,
  from: string,
  names: readonly string[] | undefined,
): Promise<Module> {
  if (from === 'react/jsx-runtime') return jsxRuntime;
  const own: Module = Object.assign(
    {},
    ...scope.filter(([key]) => key === from).map(([, it]) => it),
  );
  if (names?.every((name) => name in own) && names.length > 0) return asModule(own);

  const known = scope.some(([key]) => key === from);
  const load = Object.hasOwn(whole, from) ? whole[from] : undefined;
  if (!load && !known) throw new ImportError(from, undefined, available(scope));
  const all = { ...(await load?.()), ...own };
  const missing = names?.find((name) => !(name in all));
  if (missing) throw new ImportError(from, missing, available(scope));
  return asModule(all);
}

/** Tells code that was made of ES modules which of the names is the default export. */
const asModule = (names: Module): Module => ({ ...names, __esModule: true });

function available(scope: Scope): string[] {
  return [...new Set([...Object.keys(whole), ...scope.map(([from]) => from)])].sort();
}
