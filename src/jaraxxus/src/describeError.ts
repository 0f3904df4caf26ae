import path from 'node:path';
import { messageOf } from '@mtools/node-utils/internal';

/** What Rollup, Rolldown, esbuild and Vite add to the errors of a build. */
interface BuildError extends Error {
  plugin?: string;
  id?: string;
  loc?: { file?: string; line: number; column: number };
  frame?: string;
}

/** What the user sees of an error: where it is, what is wrong, and what to do about it where that is known. */
export function describeError(error: unknown, root: string): string {
  if (!(error instanceof Error)) return messageOf(error);
  // Any error may have these fields or none of them.
  const { plugin, loc, frame, id, message } = error as BuildError;
  const isBuildError = plugin !== undefined || loc !== undefined || id !== undefined;
  if (!isBuildError) return withHint(message);
  const file = loc?.file ?? id?.split('?', 1)[0];
  const place = file && path.relative(root, file) + (loc ? `:${loc.line}:${loc.column}` : '');
  const text = plugin && !message.includes(plugin) ? `[${plugin}] ${message}` : message;
  const parts = [place && !text.includes(place) ? `${place}: ${text}` : text];
  if (frame && !text.includes(frame)) parts.push(frame);
  // A plugin that throws something of its own says nowhere which of its lines did.
  if (!loc && !/^(?:vite|builtin|rollup|commonjs|jaraxxus):/.test(plugin ?? 'vite:')) {
    parts.push(...placeInStack(error));
  }
  return withHint(parts.join('\n'));
}

/** The first line of the stack that is not of Node.js or the bundler. */
function placeInStack({ stack = '' }: Error): string[] {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return lines.filter((line) => !/node:|node_modules/.test(line)).slice(0, 1);
}

function withHint(text: string): string {
  const [, missing] =
    /(?:failed to resolve import|could not resolve) ["']([^"']+)["']/i.exec(text) ?? [];
  if (missing === undefined) return text;
  const isPath = /^(?:[./]|@\/)/.test(missing);
  const hint = isPath
    ? 'Correct the path; "@/" is the alias of the source folder.'
    : `Run \`npm install ${packageOf(missing)}\`, or correct the import.`;
  return `${text}\n${hint}`;
}

/** `@scope/name/file` → `@scope/name` */
function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
