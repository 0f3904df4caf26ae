import { defineService } from '@mtools/node-service';

export default defineService({
  envList: ['test', 'pre', 'prd'],
  proxy: [
    {
      context: '/api',
      // The prefix is taken away: /api/users asks for <target>/users.
      target: {
        dev: process.env.API_DEV ?? 'http://127.0.0.1:3000',
        test: process.env.API_TEST ?? 'https://api.test.example.com',
        pre: process.env.API_PRE ?? 'https://api.pre.example.com',
        prd: process.env.API_PRD ?? 'https://api.example.com',
      },
    },
  ],
  CSP: {
    'default-src': "'self'",
    'script-src': ["'self'", '{hashes}'],
    // antd writes its styles into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  },
  headers: { 'Referrer-Policy': 'strict-origin-when-cross-origin' },
});
