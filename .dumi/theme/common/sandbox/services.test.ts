import { decompressFromBase64 } from 'lz-string';
import { describe, expect, it } from 'vitest';
import { codeSandboxFields } from './codeSandbox';
import { createProject } from './createProject';
import { data, demo } from './fixture';
import { STACKBLITZ_RUN, stackBlitzFields } from './stackBlitz';

const project = createProject(demo, data, 'zh-CN');

describe('StackBlitz', () => {
  const fields = stackBlitzFields(project, data, 'zh-CN');

  it('gets title, description, template and settings', () => {
    expect(fields).toMatchObject({
      'project[title]': 'A < B',
      'project[description]': '中文说明',
      'project[template]': 'node',
      'project[settings]': '{"compile":{"trigger":"auto","clearConsole":false}}',
    });
  });

  it('gets its dependencies in package.json: beside the template node it ignores a field of them', () => {
    expect(fields).not.toHaveProperty(['project[dependencies]']);
    expect(JSON.parse(fields['project[files][package.json]'] ?? '')).toMatchObject({
      scripts: { dev: 'vite' },
      dependencies: { antd: '6.0.1', dayjs: '1.0.1', react: '19.0.3', 'react-dom': '19.0.4' },
      devDependencies: { vite: '6.0.3', '@vitejs/plugin-react': '4.0.1', typescript: '6.0.2' },
      stackblitz: { startCommand: 'npm run dev' },
    });
  });

  it('gets every file in a field of its own, and a page that starts the entry', () => {
    for (const [path, text] of Object.entries(project.files)) {
      expect(fields[`project[files][${path}]`]).toBe(text);
    }
    expect(fields['project[files][index.html]']).toContain('src="/src/index.tsx"');
    expect(fields['project[files][vite.config.ts]']).toContain('plugins: [react()]');
  });

  it('keeps brackets of a path out of the name of the field', () => {
    const files = { 'src/[id].ts': '' };
    expect(stackBlitzFields({ ...project, files }, data, 'zh-CN')).toHaveProperty(
      ['project[files][src/%5Bid%5D.ts]'],
      '',
    );
  });

  it('shows the demo first', () => {
    expect(new URL(STACKBLITZ_RUN).searchParams.get('file')).toBe('src/Demo.tsx');
  });
});

describe('CodeSandbox', () => {
  const { parameters = '', query } = codeSandboxFields(project, 'zh-CN');

  it('gets compressed JSON in the alphabet of addresses', () => {
    expect(parameters).toMatch(/^[\w-]+$/);
    const json = decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'));
    const { files } = JSON.parse(json);
    for (const [path, content] of Object.entries(project.files)) {
      expect(files[path]).toEqual({ content, isBinary: false });
    }
    expect(files['public/index.html'].content).toContain('<html lang="zh-CN">');
    expect(JSON.parse(files['sandbox.config.json'].content)).toEqual({
      template: 'create-react-app',
    });
    expect(JSON.parse(files['package.json'].content)).toMatchObject({
      main: 'src/index.tsx',
      description: '中文说明',
      dependencies: project.dependencies,
      devDependencies: project.devDependencies,
    });
  });

  it('shows the demo first', () => {
    expect(query).toBe('file=/src/Demo.tsx');
  });
});
