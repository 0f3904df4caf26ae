/**
 * Runs a function that a plugin gives as an option: rspack itself imports loaders, at a time when umi no
 * longer compiles TypeScript.
 */
module.exports = function runLoader(source) {
  const callback = this.async();
  const { load } = this.getOptions();
  Promise.resolve()
    .then(() => load(source, this))
    .then((code) => callback(null, code), callback);
};
