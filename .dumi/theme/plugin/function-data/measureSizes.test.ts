import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { measureSizes } from './measureSizes';

it('measures each export alone, without and with the packages that it imports', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const text = Array.from({ length: 200 }, (_, index) => index * 7919).join();
  write('node_modules/dep/package.json', '{ "name": "dep", "main": "./index.js" }');
  write('node_modules/dep/index.js', `export default "${text}";`);
  write('package.json', '{ "sideEffects": false }');
  write('index.ts', "export { small } from './small';\nexport { large } from './large';");
  write('small.ts', "import { join } from 'node:path';\nexport const small = () => join;");
  write('large.ts', "import dep from 'dep';\nexport const large = () => dep;");
  const index = path.join(folder, 'index.ts');
  const { small, large } = await measureSizes(index, ['small', 'large'], true);
  expect(small).toMatchObject({ needs: [] });
  expect(small?.total).toBeUndefined();
  expect(large).toMatchObject({ needs: ['dep'] });
  expect(large?.bytes).toBeLessThan(120);
  expect(large?.total).toBeGreaterThan(500);
  const inNode = await measureSizes(index, ['large'], false);
  expect(inNode.large?.total).toBeUndefined();
});
