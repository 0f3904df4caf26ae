import { ConfigError } from './ConfigError';

/**
 * Loads the project's Vite and its React plugin. Both are ECMAScript modules: `import()` is the one
 * way to them from CommonJS on Node 18.
 * @throws ConfigError when they are not installed, or are too new for this Node
 */
export async function loadVite() {
  try {
    const [vite, react] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
    return { vite, react: react.default };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `vite and @vitejs/plugin-react cannot be loaded: ${words}\nInstall both next to jaraxxus. Vite 7 and 8 need Node.js 20.19 or later; for Node.js 18 take Vite 6.4. This is ${process.versions.node}.`,
      { cause: error },
    );
  }
}
