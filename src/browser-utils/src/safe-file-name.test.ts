import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeFileName } from './safe-file-name';

it.each([
  ['report.xlsx', 'report.xlsx'],
  ['报表 2024（终稿）.xlsx', '报表 2024（终稿）.xlsx'],
  ['👩‍💻.png', '👩‍💻.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Ada\\a.txt', 'a.txt'],
  ['.htaccess', 'htaccess'],
  [' ..a.txt. ', 'a.txt'],
  ['a\u0000\r\nb\u007f.txt', 'ab.txt'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a<b>c:d"e|f?g*.txt', 'a_b_c_d_e_f_g_.txt'],
  ['CON', '_CON'],
  ['con.txt', '_con.txt'],
  ['LPT1.csv', '_LPT1.csv'],
  ['console.log', 'console.log'],
  ['..', ''],
  ['a/', ''],
])('makes %j safe', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

it('gives a name that stays as it is, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = safeFileName(text);
      expect(name).not.toMatch(/[\\/<>:"|?*\p{Cc}]|^[.\s]|[.\s]$/u);
      expect(safeFileName(name)).toBe(name);
    }),
  );
});
