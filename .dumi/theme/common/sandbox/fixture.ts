import type { SandboxData, SandboxDemo } from './types';

/** Small stand-ins for what the build reads and what dumi hands out. */
export const data: SandboxData = {
  versions: {
    '@types/node': '20.0.1',
    '@types/react': '19.0.1',
    '@types/react-dom': '19.0.2',
    '@vitejs/plugin-react': '4.0.1',
    antd: '6.0.1',
    dayjs: '1.0.1',
    react: '19.0.3',
    'react-dom': '19.0.4',
    typescript: '6.0.2',
    vite: '6.0.3',
  },
  packages: {
    '@mtools/isomorphic-utils': {
      'index.ts': "export { sleep } from './sleep';\nexport { latest } from './latest';\n",
      'sleep.ts': 'export const sleep = () => undefined;\n',
      'latest.ts': 'export const latest = () => undefined;\n',
    },
  },
};

export const demo: SandboxDemo = {
  title: 'A < B',
  description: '中文说明',
  entry: 'index.tsx',
  files: {
    'index.tsx':
      "import { sleep } from '@mtools/isomorphic-utils';\nimport { rows } from './rows';\n\nexport default () => String(sleep() ?? rows);\n",
    'rows.ts': "import dayjs from 'dayjs';\n\nexport const rows = [dayjs()];\n",
  },
};
