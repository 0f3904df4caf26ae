import { describe, expect, it } from 'vitest';
import { inlinePackages } from './inlinePackages';

const packages = {
  '@mtools/ui': {
    'index.ts': "export { Button } from './button';\nexport { Table, type Row } from './table';\n",
    'button/index.ts': "export { Button } from './Button';\n",
    'button/Button.tsx':
      "import { Button as Base } from 'antd';\nimport { sleep } from '@mtools/tools';\nimport '../shared.css';\n",
    'table.tsx': "import { useParams } from 'react-router';\nexport const Table = 1;\n",
    'shared.css': '.a {}',
  },
  '@mtools/tools': {
    'index.ts': "export { sleep } from './sleep';\nexport { round } from './round';\n",
    'sleep.ts': 'export const sleep = 1;\n',
    'round.ts': 'export const round = 1;\n',
  },
};

const inline = (code: string) => inlinePackages({ 'src/Demo.tsx': code }, packages);

describe('inlinePackages', () => {
  it('adds the files that are reached, and only those', () => {
    const { files, published } = inline("import { Button } from '@mtools/ui';\n");
    expect(Object.keys(files).sort()).toEqual([
      'src/Demo.tsx',
      'src/mtools/tools/index.ts',
      'src/mtools/tools/sleep.ts',
      'src/mtools/ui/button/Button.tsx',
      'src/mtools/ui/button/index.ts',
      'src/mtools/ui/index.ts',
      'src/mtools/ui/shared.css',
    ]);
    expect(files['src/mtools/ui/index.ts']).toBe("export { Button } from './button';\n");
    expect([...published]).toEqual(['antd']);
  });

  it('makes the imports of our packages relative, from wherever they stand', () => {
    const { files } = inline("import { Button } from '@mtools/ui';\n");
    expect(files['src/Demo.tsx']).toBe("import { Button } from './mtools/ui';\n");
    expect(files['src/mtools/ui/button/Button.tsx']).toContain("from '../../tools'");
  });

  it('adds up what several files ask of a package', () => {
    const { files, published } = inlinePackages(
      {
        'src/Demo.tsx': "import { Button } from '@mtools/ui';\nimport { b } from './b';\n",
        'src/b.ts':
          "import { round } from '@mtools/tools';\nimport type { Row } from '@mtools/ui';\n",
      },
      packages,
    );
    expect(files['src/mtools/tools/index.ts']).toBe(packages['@mtools/tools']['index.ts']);
    expect(files['src/mtools/ui/index.ts']).toContain("export { type Row } from './table';");
    expect(published).toEqual(new Set(['antd', 'react-router']));
  });

  it.each(["import * as ui from '@mtools/ui';", "const ui = import('@mtools/ui');"])(
    'takes the whole package for %s',
    (code) => {
      const { files } = inline(code);
      expect(files['src/mtools/ui/index.ts']).toBe(packages['@mtools/ui']['index.ts']);
      expect(files).toHaveProperty('src/mtools/ui/table.tsx');
    },
  );

  it.each([
    ["import { a } from './missing';", './missing, which is not in the project'],
    ["import { a } from '@mtools/ui/button';", 'a private part of a package'],
  ])('does not accept %s', (code, message) => {
    expect(() => inline(code)).toThrow(message);
  });

  it('says which package has no index', () => {
    expect(() =>
      inlinePackages({ 'src/Demo.tsx': "import '@mtools/x';\n" }, { '@mtools/x': {} }),
    ).toThrow('The package @mtools/x has no index.ts.');
  });
});
