import { defineService } from '@mtools/node-service';

/** The back end of each environment; `DEPLOY_ENV` says which one it is. */
const BACK_ENDS: Record<string, string> = {
  dev: 'http://localhost:8090',
  test: 'https://api.test.example.com',
  pre: 'https://api.pre.example.com',
  prd: process.env.API_ORIGIN ?? 'https://api.example.com',
};

const backEnd = BACK_ENDS[process.env.DEPLOY_ENV ?? 'dev'];

/** The sub-path of the app, without a slash at its end; `publicPath` of jaraxxus.config.ts is the same. */
const BASE = '';

interface Share {
  title: string;
  description: string;
}

/** What a messenger shows of a link: it reads the HTML page only and runs no script. */
async function readShare(path: string): Promise<Share> {
  const id = /\/reports\/(\d+)$/.exec(path)?.[1];
  const fallback = { title: '随手报', description: '拍一张照片，报告身边的问题。' };
  if (!id) return fallback;
  try {
    const url = `${backEnd}/api/reports/${id}/share`;
    const response = await fetch(url, { signal: AbortSignal.timeout(800) });
    // The server's own type for this address.
    return response.ok ? ((await response.json()) as Share) : fallback;
  } catch {
    // The page matters more than its preview.
    return fallback;
  }
}

export default defineService({
  baseRouter: BASE,
  proxy: [{ context: '/api', target: BACK_ENDS, pathRewrite: false }],
  async injectHtml($, request) {
    const [path = '/'] = request.url.split('?');
    const { title, description } = await readShare(path);
    const origin = `${request.protocol}://${request.host}`;
    const meta = { title, description, url: origin + path, image: `${origin}${BASE}/share.png` };
    $('title').text(title);
    $('head').append($('<meta name="description">').attr('content', description));
    for (const [name, content] of Object.entries({ type: 'website', ...meta })) {
      $('head').append($('<meta>').attr({ property: `og:${name}`, content }));
    }
  },
});
