import { importFrom, MissingPackageError } from './importFrom';

type Vite = typeof import('vite', { with: { 'resolution-mode': 'import' }});
type React = typeof import('@vitejs/plugin-react', { with: { 'resolution-mode': 'import' }});

/**
 * Loads the project's own Vite and its React plugin.
 *
 * @param root folder of the project
 * @throws Error which says what to install, when they are missing or too new for this Node.js
 */
export async function loadVite(root: string): Promise<{ vite: Vite; react: React['default'] }> {
  try {
    const [vite, react] = await Promise.all([
      importFrom<Vite>(root, 'vite'),
      importFrom<React>(root, '@vitejs/plugin-react'),
    ]);
    return { vite, react: react.default };
  } catch (error) {
    const { node } = process.versions;
    if (error instanceof MissingPackageError) {
      const versions = node.startsWith('18.')
        ? ['vite@6', '@vitejs/plugin-react@4']
        : ['vite', '@vitejs/plugin-react'];
      throw new Error(`jaraxxus: ${error.message} Run \`npm install -D ${versions.join(' ')}\`.`, {
        cause: error,
      });
    }
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(
      `jaraxxus: vite and @vitejs/plugin-react cannot be loaded: ${words}\nVite 7 and 8 need Node.js 20.19 or later; for Node.js 18, use vite@6 and @vitejs/plugin-react@4. This is ${node}.`,
      { cause: error },
    );
  }
}

/**
 * Loads a package that one option needs.
 *
 * @param option the option, such as `legacy`
 * @param install what to install, when it is more than the package
 */
export async function loadFor<Module>(
  root: string,
  name: string,
  option: string,
  install: string = name,
): Promise<Module> {
  try {
    return await importFrom<Module>(root, name);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(
      `jaraxxus: the option "${option}" needs ${name}: ${words} Run \`npm install -D ${install}\`.`,
      { cause: error },
    );
  }
}
