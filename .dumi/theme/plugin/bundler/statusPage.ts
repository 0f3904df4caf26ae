import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Progress } from './progress';

/** Address of the state of the compilation, as JSON. */
export const STATUS = '/__status';

/** How often the page asks, in ms. */
const INTERVAL = 250;

/** What stands in the window until the first compilation is done; it goes on by itself. */
const PAGE = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>mtools</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { display: grid; min-height: 100vh; margin: 0; place-content: center; justify-items: center; gap: 12px; }
h1 { margin: 0; font-size: 20px; font-weight: 600; }
p { margin: 0; }
progress { width: min(320px, 80vw); accent-color: #2f3fd0; }
#step { min-height: 1.5em; opacity: 0.75; font-size: 14px; font-variant-numeric: tabular-nums; }
</style>
</head>
<body>
<h1>正在编译站点…</h1>
<p lang="en">Compiling the site…</p>
<progress max="1" aria-label="编译进度 Progress of the compilation"></progress>
<p id="step" lang="en"></p>
<script>
const bar = document.querySelector('progress');
const text = document.querySelector('#step');
async function ask() {
  try {
    const { share, step, done } = await (await fetch('${STATUS}')).json();
    if (done) return location.reload();
    bar.value = share;
    text.textContent = Math.round(share * 100) + ' %' + (step && ' · ' + step);
  } catch {
    // The server restarts.
  }
  setTimeout(ask, ${INTERVAL});
}
ask();
</script>
</body>
</html>
`;

/** Shows how far the first compilation is where a page is asked for, and tells it to that page. */
export function createStatusPage(progress: Progress) {
  let ready = false;
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    ready ||= progress.done;
    response.setHeader('Cache-Control', 'no-store');
    if (request.url === STATUS) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ ...progress, done: ready }));
    } else if (!ready && request.headers.accept?.includes('text/html')) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(PAGE);
    } else {
      response.removeHeader('Cache-Control');
      next();
    }
  };
}
