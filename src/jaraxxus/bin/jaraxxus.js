#!/usr/bin/env node
// The gate comes before every other file, so that an old Node prints a message and not a
// SyntaxError from deep inside.
const minimum = require('../package.json').engines.node.replace('>=', '');
const current = process.versions.node;

function isOlder(version, than) {
  const [major, minor] = version.split('.').map(Number);
  const [thanMajor, thanMinor] = than.split('.').map(Number);
  return major < thanMajor || (major === thanMajor && minor < thanMinor);
}

if (isOlder(current, minimum)) {
  process.stderr.write(`jaraxxus needs Node.js ${minimum} or later; this is ${current}.\n`);
  process.exitCode = 1;
} else {
  require('../lib/cli.js')
    .main(process.argv.slice(2))
    .then((exitCode) => {
      process.exitCode = exitCode;
    });
}
