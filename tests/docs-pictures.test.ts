import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { COMMAND, folder, pictureFiles } from './support/pictures/pictures';
import { routes } from './support/site';

/** What a reader's eye gets for it; a page shows some of them at a time. */
const MOST_BYTES = 64 * 1024;

it('every component has a picture', () => {
  const components = routes.flatMap((route) => route.split('/antd-ext/')[1] ?? []);
  expect(components.length).toBeGreaterThan(0);
  for (const name of components) {
    const files = pictureFiles.filter(({ file }) => file.startsWith(`${name}.`));
    expect(files, `docs/AntdExt/picture has no module for ${name}.`).toHaveLength(4);
  }
});

it('every picture is there in both languages and both color modes, and no other one', () => {
  // Those of the templates have a test of their own.
  const present = readdirSync(folder)
    .filter((file) => !/^(admin|mt-template)-/.test(file))
    .sort();
  const wanted = pictureFiles.map(({ file }) => file).sort();
  expect(present, `Run \`${COMMAND}\`, and delete what is too much.`).toEqual(wanted);
});

it.each(pictureFiles)('$file is light and has its size', ({ file, width, height }) => {
  const picture = path.join(folder, file);
  expect(imageSize(readFileSync(picture)), `Run \`${COMMAND}\`.`).toMatchObject({ width, height });
  expect(statSync(picture).size).toBeLessThan(MOST_BYTES);
});
