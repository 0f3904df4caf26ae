import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { create } from '../../../../src/jaraxxus/src/commands/create';
import { projectFields } from '../../common/sandbox/stackBlitz';
import { type TemplateData, templateFiles } from '../../common/sandbox/templateProject';
import type { Files } from '../../common/sandbox/types';
import { readSandboxData } from '../sandbox-data/readSandboxData';
import { TEMPLATES } from '../template-previews/templates';
import { readTemplates } from './readTemplates';

const root = path.resolve(__dirname, '../../../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'mtools-created-'));
let data: TemplateData;

beforeAll(async () => {
  data = await readTemplates(root);
  const script = path.join(root, 'src/jaraxxus/scripts/copy-templates.ts');
  const templates = path.join(folder, 'templates');
  execFileSync(process.execPath, ['--import', 'tsx', script, templates], { cwd: root });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const target of TEMPLATES) {
    const template = target.replace('mt-template-', '');
    await create({ template, target, cwd: folder, folder: templates, install: false, pm: 'npm' });
  }
  vi.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(TEMPLATES)('%s', (id) => {
  const project = () => templateFiles(id, data, readSandboxData(root));
  const isOwn = (file: string) => !file.startsWith('packages/');

  it('has the files that `jaraxxus create` writes; of those that are no text, only the picture of links', () => {
    const written = globSync('**', { cwd: path.join(folder, id), dot: true }).sort();
    const files = project();
    const missing = written.filter((file) => !(file in files));
    expect(missing).toEqual(id === 'mt-template-h5' ? ['public/share.png'] : []);
    expect(Object.keys(files).filter((file) => isOwn(file) && !written.includes(file))).toEqual([]);
    for (const file of written) {
      if (file === 'package.json' || missing.includes(file)) continue;
      expect(files[file], file).toBe(readFileSync(path.join(folder, id, file), 'utf8'));
    }
  });

  it('asks the registry for nothing that is not published', () => {
    const files = project();
    const manifests = Object.keys(files).filter((file) => file.endsWith('package.json'));
    expect(manifests.length).toBeGreaterThan(5);
    for (const file of manifests) {
      const { dependencies, devDependencies } = JSON.parse(files[file] ?? '');
      for (const [name, range] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
        expect(range, `${file}: ${name}`).not.toContain('workspace:');
        if (!name.startsWith('@mtools/')) continue;
        const target = path.posix.join(path.posix.dirname(file), range.replace('file:', ''));
        expect(files, `${file}: ${name}`).toHaveProperty([`${target}/package.json`]);
      }
    }
  });

  it('has every file that a package says it has', () => {
    const files = project();
    for (const [file, text] of Object.entries(files)) {
      if (isOwn(file) || !file.endsWith('package.json')) continue;
      const { exports, bin = {} } = JSON.parse(text);
      const targets = [...Object.values(exports), ...Object.values(bin)].flatMap((entry) =>
        typeof entry === 'string' ? [entry] : Object.values(entry as Files),
      );
      for (const target of targets) {
        const name = path.posix.join(path.posix.dirname(file), target);
        expect(files, `${file}: ${target}`).toHaveProperty([name]);
      }
    }
  });

  it('is a form of at most 2 MB', () => {
    const fields = projectFields({
      title: id,
      description: '',
      template: 'node',
      files: project(),
    });
    expect(fields['project[files][jaraxxus.config.ts]']).toContain('defineConfig');
    const size = Object.entries(fields).join('').length;
    expect(size).toBeGreaterThan(100_000);
    expect(size).toBeLessThan(2_000_000);
  });
});
