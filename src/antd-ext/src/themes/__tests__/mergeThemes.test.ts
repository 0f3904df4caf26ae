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

it('the wishes of a user are what neither the named theme, nor antd, nor the colour mode has set', () => {
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
