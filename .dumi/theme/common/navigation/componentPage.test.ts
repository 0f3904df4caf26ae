import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../plugin/pages/readPage';
import { componentOf, importOf, sourceFolderOf } from './componentPage';

const header = { filename: 'docs/AntdExt/ButtonExt.en-US.md', atomId: 'button-ext' };

it('names the component of its page in each language', () => {
  const component = { name: 'ButtonExt', atomId: 'button-ext', planned: false };
  expect(componentOf(header)).toEqual(component);
  expect(componentOf({ ...header, filename: 'docs/AntdExt/ButtonExt.md' })).toEqual(component);
});

it('says which one is only planned', () => {
  expect(componentOf({ ...header, status: 'planned' })?.planned).toBe(true);
});

it('finds none on other pages', () => {
  expect(componentOf({ ...header, filename: 'docs/AntdExt/index.md' })).toBeUndefined();
  expect(componentOf({ ...header, filename: 'docs/guide/index.md' })).toBeUndefined();
  expect(componentOf({})).toBeUndefined();
});

describe('what the pages promise', () => {
  const entry = readFileSync('src/antd-ext/src/index.ts', 'utf8');
  const components = globSync('docs/AntdExt/*.md').flatMap((file) => {
    const { frontmatter } = readPage(file, '/', readFileSync(file, 'utf8'));
    const component = componentOf({ ...frontmatter, filename: file });
    return component && !component.planned ? [component] : [];
  });

  it.each(components)('$name can be imported, and its source is there', (component) => {
    expect(importOf(component)).toBe(`import { ${component.name} } from '@mtools/antd-ext';`);
    expect(entry).toMatch(new RegExp(`export \\{[^}]*\\b${component.name}\\b`));
    expect(existsSync(sourceFolderOf(component))).toBe(true);
  });
});
