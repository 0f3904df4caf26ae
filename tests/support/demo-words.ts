/**
 * What demos show in Latin letters on Chinese pages too: names of themes, options and parts of the code, formats, units,
 * files, and texts that are prescribed.
 */
const ALLOWED: readonly RegExp[] = [
  /^(zeus|hermes|default|antd|mtools)$/,
  /^(primary|default|dashed|text|link)?( ?(danger|disabled|loading))?$/,
  /^(success|info|warning|error|confirm|vertical|horizontal|inline|small|middle|large|state)$/,
  /^(showIcon|showLine|checkable|stringMode|undefined|null)$/,
  // The name of the language, in itself.
  /^English$/,
  // A field of an option, and calls, as on buttons.
  /^name$/,
  /^\w+\([^)]*\)$/,
  /success !$/,
  /^(ID|SN-|CNY|km|kg|KB)$/,
  // Files, branches, paths and email addresses.
  /^[\w-]+([\u202e\ufffd]\w+)?\.\w+$/,
  /^(main|\w+\/[\w/-]+)$/,
  /^[\w.]+@example\.com$/,
  // Values, as the code has them.
  /^\[.*\]$/,
  // Names that antd gives for assistive technology in English only.
  /^(Increase Value|Decrease Value|Select all|Select row \d+|Row \d+ selected|Clear|OTP Input \d+)$/,
  // Sizes and dates.
  /^\d+(\.\d+)? ?(B|KB|MB|GB|kg|km|px|ms|%)$/,
  /^[\d\s:YMDHmsQW/-]+$/,
];

const LATIN = /[A-Za-z]{2}/;
const CHINESE = /\p{Script=Han}/u;

/** Whether readers of Chinese would take a text for one that nobody has translated. */
export function isUntranslated(text: string): boolean {
  const word = text.trim();
  return LATIN.test(word) && !CHINESE.test(word) && !ALLOWED.some((allowed) => allowed.test(word));
}
