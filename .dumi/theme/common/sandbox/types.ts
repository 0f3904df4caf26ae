/** Text of each file, by its path in the project, with `/` on every system. */
export type Files = Record<string, string>;

/** What the build knows for sandboxes; written by plugin/sandbox-data. */
export interface SandboxData {
  /** Exact version in the lockfile, by the name of the package. */
  versions: Record<string, string>;
  /** Sources of the packages that are not published, by their names; paths below their `src/`. */
  packages: Record<string, Files>;
}

/** A demo as dumi hands it out. */
export interface SandboxDemo {
  title: string;
  /** Plain text; empty when the page gives none. */
  description: string;
  /** Name of the file that exports the component, such as `index.tsx`. */
  entry: string;
  /** The entry and what it imports of its own folder; paths relative to that folder. */
  files: Files;
}

/** A project that both services can be given, still without what only one of them needs. */
export interface SandboxProject {
  title: string;
  description: string;
  /** The sources, all below `src/`; the first to run is `ENTRY`. */
  files: Files;
  /** Exact versions by name; what the code imports. */
  dependencies: Record<string, string>;
  /** Exact versions by name; the compiler and the types. */
  devDependencies: Record<string, string>;
}
