import { optionDocs } from '@mtools/node-utils/internal';
import { optionsSchema } from './options';

/** Of these a project usually sets its own. */
const USUAL = ['baseRouter', 'proxy', 'CSP', 'port'];

const EXAMPLES: Record<string, string> = {
  baseRouter: "'/app'",
  proxy: `[
  {
    context: '/api',
    target: {
      dev: 'http://localhost:3000',
      test: 'https://api.test.example.com',
      pre: 'https://api.pre.example.com',
      prd: 'https://api.example.com',
    },
  },
]`,
  apis: `(app, { logger }) => {
  app.get('/api/time', () => ({ now: Date.now() }));
  logger.info('own routes are there');
}`,
  middlewares: `(app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-blocked']) return reply.code(403).send();
  });
}`,
  injectHtml: `($, request) => {
  $('html').attr('lang', request.headers['accept-language']?.startsWith('zh') ? 'zh-CN' : 'en');
}`,
  CSP: `"default-src 'self'; script-src 'self' {hashes}; style-src 'self' 'unsafe-inline'"`,
  port: '9876',
};

/** The text of a configuration file with every option, each as a comment until somebody wants it. */
export function configTemplate(): string {
  const names = Object.keys(optionsSchema.shape) as (keyof typeof optionsSchema.shape)[];
  const sorted = [...USUAL, ...names.filter((name) => !USUAL.includes(name))] as typeof names;
  const options = sorted.map((name) => {
    const doc = optionDocs.get(optionsSchema.shape[name]);
    const value = EXAMPLES[name] ?? (doc?.default || 'undefined');
    const lines = `${name}: ${value},`.split('\n').map((line) => `  // ${line}`);
    return [`  // ${doc?.en}`, ...lines].join('\n');
  });
  return `import { defineService } from '@mtools/node-service';

export default defineService({
${options.join('\n\n')}
});
`;
}
