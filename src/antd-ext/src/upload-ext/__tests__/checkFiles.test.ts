import { describe, expect, it } from 'vitest';
import { checkFiles, matchesAccept, type PickedFile } from '../checkFiles';
import { fileOf } from './files';

describe('matchesAccept', () => {
  it.each<[string, string, string, boolean]>([
    ['a.pdf', '', '.pdf', true],
    ['A.PDF', '', '.pdf', true],
    ['a.pdf', '', '.PDF', true],
    ['a.pdf.exe', 'application/pdf', '.pdf', false],
    ['photo\u202egnp.exe', '', '.png', false],
    ['pdf', '', '.pdf', false],
    ['a.jpeg', '', '.jpg', true],
    ['a.jpg', '', '.jpeg', true],
    ['a.png', 'image/png', 'image/*', true],
    ['a.png', 'IMAGE/PNG', 'image/*', true],
    ['a.png', 'imagery/png', 'image/*', false],
    // Systems that do not know a type leave it empty.
    ...['a.HEIC', 'a.heif', 'a.avif', 'a.jpg', 'a.b.png'].map(
      (name): [string, string, string, boolean] => [name, '', 'image/*', true],
    ),
    ['a.jpg', '', 'image/jpeg', true],
    ['a.png', '', 'image/jpeg', false],
    ['a.mov', '', 'video/*', true],
    ['a.exe', '', 'image/*', false],
    ['a.png', 'text/plain', 'image/*', false],
    ['a.txt', 'text/plain;charset=utf-8', 'text/plain', true],
    ['a.txt', 'text/plain', 'TEXT/plain', true],
    ['a.txt', 'text/plain', '.pdf, .txt', true],
    ['a.txt', 'text/plain', '.pdf,image/*', false],
    ['a.html', 'text/html', 'text/plain', false],
    ['a.exe', '', '.pdf,', false],
    ['a.txt', '', '*/*', true],
    ['a.txt', '', '*', true],
    ['a.txt', '', '', true],
    ['a.txt', '', ' , ', true],
    ['', '', '.txt', false],
  ])('%j of type %j and %j: %s', (name, type, accept, accepted) => {
    expect(matchesAccept({ name, type }, accept)).toBe(accepted);
  });
});

describe('checkFiles', () => {
  const picked = (name: string, size = 3): PickedFile =>
    Object.assign(fileOf(name, { size }), { uid: name, lastModifiedDate: new Date(0) });
  const check = (files: PickedFile[], limits: Partial<Parameters<typeof checkFiles>[1]>) =>
    [
      ...checkFiles(files, {
        accept: undefined,
        maxSize: undefined,
        maxCount: undefined,
        count: 0,
        ...limits,
      }),
    ].map(([{ name }, reason]) => `${name} ${reason}`);

  it('counts 1024 × 1024 bytes for a MB, and allows the limit itself', () => {
    const mb = 1024 * 1024;
    expect(check([picked('a', 2 * mb), picked('b', 2 * mb + 1)], { maxSize: 2 })).toEqual([
      'b size',
    ]);
    expect(check([picked('a', mb / 2)], { maxSize: 0.5 })).toEqual([]);
    expect(check([picked('a', 0)], { maxSize: 1 })).toEqual([]);
  });

  it('counts only files which pass the other checks', () => {
    const files = [picked('a.txt'), picked('b.pdf'), picked('c.pdf'), picked('d.pdf')];
    expect(check(files, { accept: '.pdf', maxCount: 3, count: 1 })).toEqual([
      'a.txt type',
      'd.pdf count',
    ]);
    expect(check([picked('a')], { maxCount: 2, count: 2 })).toEqual(['a count']);
  });

  it('lets one file take the place of the only one', () => {
    expect(check([picked('a'), picked('b')], { maxCount: 1, count: 1 })).toEqual(['b count']);
  });

  it('asks the filter of antd’s object', () => {
    const files = [picked('a.pdf'), picked('b.txt')];
    const filter = ({ name }: File) => name === 'b.txt';
    expect(check(files, { accept: { format: '.pdf', filter } })).toEqual(['a.pdf type']);
    expect(check(files, { accept: { format: '.pdf', filter: 'native' } })).toEqual([]);
    expect(check(files, { accept: { format: '.pdf' } })).toEqual(['b.txt type']);
  });
});
