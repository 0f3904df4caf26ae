import { theme as antdTheme } from 'antd';
import { expect, it } from 'vitest';
import { mergeThemes, overridesOf } from '../mergeThemes';

const { darkAlgorithm, compactAlgorithm, defaultSeed } = antdTheme;

it('an algorithm of two layers is applied once, in the order of the layers', () => {
  const merged = mergeThemes(
    { algorithm: darkAlgorithm },
    { algorithm: [compactAlgorithm, darkAlgorithm] },
  );
  expect(merged.algorithm).toEqual([darkAlgorithm, compactAlgorithm]);
});

it('what a layer says of CSS variables and of hashing is kept, and the last one wins', () => {
  const outer = { cssVar: { key: 'outer' }, hashed: false };
  expect(mergeThemes(outer, { token: { borderRadius: 3 } })).toMatchObject(outer);
  expect(mergeThemes(outer, { hashed: true })).toEqual({ ...outer, hashed: true });
});

it('what a layer leaves undefined is that of the layer below', () => {
  const under = {
    token: { colorPrimary: '#00ff00' },
    components: { Table: { borderColor: '#00ff00' } },
  };
  const over = {
    token: { colorPrimary: undefined },
    components: { Table: { borderColor: undefined }, Button: undefined },
  };
  expect(mergeThemes(under, over)).toMatchObject(under);
});

it('the wishes of a user are what neither the named theme, nor antd, nor the color mode has set', () => {
  const inForce = {
    token: { ...defaultSeed, borderRadius: 3, colorLink: '#123456' },
    algorithm: [darkAlgorithm, compactAlgorithm],
  };
  expect(overridesOf(inForce, { token: { borderRadius: 3 } })).toEqual({
    token: { colorLink: '#123456' },
    components: {},
    algorithm: [compactAlgorithm],
  });
});

it('so is what sets a token of the named theme back to antd’s', () => {
  const inForce = { token: { ...defaultSeed, borderRadius: defaultSeed.borderRadius } };
  const named = { token: { borderRadius: defaultSeed.borderRadius + 1 } };
  expect(overridesOf(inForce, named).token).toEqual({ borderRadius: defaultSeed.borderRadius });
});

it('so are those of a component, also over a theme that has nothing for components', () => {
  const components = { Button: { paddingInline: 11, fontWeight: 700 } };
  const named = { components: { Button: { paddingInline: 11 } } };

  expect(overridesOf({ components }, named).components).toEqual({ Button: { fontWeight: 700 } });
  expect(overridesOf({ components }, {}).components).toEqual(components);
});
