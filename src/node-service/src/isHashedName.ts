/** webpack, esbuild and hexadecimal Rollup names: `main.3f2a9c1b.js`, `main-3f2a9c1b.js`. */
const HEX_HASH = /[.-](?=[a-f]*\d)(?=\d*[a-f])[\da-f]{8,64}(?:\.[a-z\d]+)+$/;
/** Vite's default is eight characters of base64url: `index-DkT2_x9a.js`. */
const BASE64_HASH = /[.-](\w{8})(?:\.[a-z\d]+)+$/i;

/**
 * Tells whether a file name carries a hash of the content, so that the file can be cached for ever.
 * A wrong yes would pin an old file for a year while a wrong no costs one 304, so doubt is a no.
 * A hexadecimal hash has 8 to 64 digits, among them a letter and a decimal one. A base64url hash
 * counts only when it cannot be a word: it has lower case, upper case after the first character,
 * and a decimal digit before a letter (`Chapter1`, `iPhone15` and `Figure2a` are words).
 * @param name file name or path
 * @example
 * isHashedName('assets/index-DkT2_x9a.js'); // true
 * isHashedName('logo-1024x768.png'); // false
 */
export function isHashedName(name: string): boolean {
  if (HEX_HASH.test(name)) return true;
  const hash = BASE64_HASH.exec(name)?.[1] ?? '';
  return /[a-z]/.test(hash) && /.[A-Z]/.test(hash) && /\d.*[A-Za-z]/.test(hash);
}
