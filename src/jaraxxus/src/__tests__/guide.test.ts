import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { engines, peerDependencies } from '../../package.json';
import { main } from '../cli';

it.each(['jaraxxus.md', 'jaraxxus.en-US.md'])('%s says of us what is so', async (file) => {
  const guide = readFileSync(path.resolve(__dirname, '../../../../docs/guide', file), 'utf8');
  expect(engines.node).toBe('>=18.20.0');
  expect(guide).toMatch(/\| (?:Minimum Node\.js|最低 Node\.js) \| 18\.20 \|/);
  expect(peerDependencies.vite).toBe('^6.4.0 || ^7.0.0 || ^8.0.0');
  const majors = [...guide.matchAll(/^\| (?:18|20)\.\d+[^|]*\| (\d)/gm)].map(([, major]) => major);
  expect(majors).toEqual(['6', '7', '8']);

  // The commands and options of the help are the rows of the table.
  let help = '';
  const { write } = process.stdout;
  process.stdout.write = (text: string | Uint8Array) => {
    help += text;
    return true;
  };
  await main(['--help']).finally(() => {
    process.stdout.write = write;
  });
  const [cli = ''] = /\{#cli\}[\s\S]*?\n## /.exec(guide) ?? [];
  const options = [...help.matchAll(/--[a-z-]+/g)].map(([option]) => option);
  const commands = [...help.matchAll(/^ {2}([a-z]+) /gm)].map(([, command]) => command ?? '');
  expect(commands).toEqual(['start', 'build', 'preview', 'inspect', 'create']);
  expect([...options, ...commands].filter((name) => !cli.includes(name))).toEqual([]);
});
