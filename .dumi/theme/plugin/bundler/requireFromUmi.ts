/** Requires a module that is installed for umi, not for this project. */
export function requireFromUmi(name: string) {
  const dumi = require.resolve('dumi');
  const umi = require.resolve('umi', { paths: [dumi] });
  const preset = require.resolve('@umijs/preset-umi', { paths: [umi] });
  return require(require.resolve(name, { paths: [preset] }));
}
