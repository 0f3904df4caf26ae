import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { CACHE_FOLDER } from '../cache/diskCache';
import { runScript } from '../cache/inChild';
import { previewKey, type TemplateId } from './templates';

const SCRIPT = path.join(__dirname, 'script.ts');

/** No build takes longer, in ms. */
const BUILD_TIME = 600_000;

/** What is being built, so that nothing is twice at the same time. */
const running = new Map<string, Promise<void>>();

/**
 * The folder with a built preview. It is built in a process of its own, and kept on disk until something that it is
 * made of changes.
 *
 * @param onBuild called if it has to be built
 * @throws Error with what the build says
 */
export async function builtPreview(
  cwd: string,
  template: TemplateId,
  onBuild?: () => void,
): Promise<string> {
  const cache = path.join(cwd, CACHE_FOLDER, 'previews');
  const name = `${template}-${previewKey(cwd, template).slice(0, 16)}`;
  const folder = path.join(cache, name);
  if (existsSync(folder)) return folder;
  let task = running.get(folder);
  if (!task) {
    onBuild?.();
    task = build(cwd, template, folder).finally(() => running.delete(folder));
    running.set(folder, task);
  }
  await task;
  return folder;
}

/** Into a folder of another name first, so that another process never sees half of it. */
async function build(cwd: string, template: TemplateId, folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  const cache = path.dirname(folder);
  mkdirSync(cache, { recursive: true });
  try {
    await runScript(cwd, SCRIPT, [template, unfinished]);
    removeOld(cache, template);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Removes older versions, and what a process has begun that was ended meanwhile. */
function removeOld(cache: string, template: TemplateId): void {
  for (const name of readdirSync(cache)) {
    const file = path.join(cache, name);
    const isBuilding = name.includes('.') && Date.now() - statSync(file).mtimeMs < BUILD_TIME;
    if (name.startsWith(`${template}-`) && !isBuilding) rmSync(file, { recursive: true });
  }
}
