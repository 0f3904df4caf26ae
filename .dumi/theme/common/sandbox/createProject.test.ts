import { describe, expect, it } from 'vitest';
import { createProject, DEMO, ENTRY, htmlOf, pinned } from './createProject';
import { data, demo } from './fixture';

describe('createProject', () => {
  const project = createProject(demo, data, 'zh-CN');

  it('has the demo, its other files, the entry and only the sources that are needed', () => {
    expect(Object.keys(project.files).sort()).toEqual([
      DEMO,
      ENTRY,
      'src/mtools/isomorphic-utils/index.ts',
      'src/mtools/isomorphic-utils/sleep.ts',
      'src/rows.ts',
      'tsconfig.json',
    ]);
    expect(project.files[DEMO]).toContain("from './mtools/isomorphic-utils'");
  });

  it('mounts the demo as React 19 does it, with antd in the language of the page', () => {
    expect(project.files[ENTRY]).toContain("import { createRoot } from 'react-dom/client';");
    expect(project.files[ENTRY]).toContain("from 'antd/locale/zh_CN'");
    expect(createProject(demo, data, 'en-US').files[ENTRY]).toContain("from 'antd/locale/en_US'");
  });

  it('pins what the code imports, and the types', () => {
    expect(project.dependencies).toEqual({
      antd: '6.0.1',
      dayjs: '1.0.1',
      react: '19.0.3',
      'react-dom': '19.0.4',
    });
    expect(project.devDependencies).toEqual({
      '@types/node': '20.0.1',
      '@types/react': '19.0.1',
      '@types/react-dom': '19.0.2',
      typescript: '6.0.2',
    });
  });

  it('does not take files from outside the folder of the demo', () => {
    const files = { ...demo.files, '../shared.ts': '' };
    expect(() => createProject({ ...demo, files }, data, 'zh-CN')).toThrow(
      '../shared.ts is outside the folder of the demo.',
    );
  });

  it('says which version the lockfile lacks', () => {
    expect(() => pinned(['antd', 'left-pad'], data)).toThrow(
      'The lockfile has no version of left-pad.',
    );
  });

  it('makes a page in the language of the reader, with the title as text', () => {
    const html = htmlOf(project, 'en-US', '<script></script>');
    expect(html).toContain('<html lang="en-US">');
    expect(html).toContain('<title>A &lt; B</title>');
    expect(html).toContain('<div id="root" style="padding: 24px"></div><script></script>');
  });
});
