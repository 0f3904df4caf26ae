import { base } from '../../.dumi/config/site';
import { createPreviewServer } from './preview-server';

const port = Number(process.env.PORT ?? 4173);

try {
  const server = createPreviewServer();
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop what uses it, or choose another: PORT=4174 npx -y pnpm@10 preview`
        : error.message;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  });
  server.listen(port, () => {
    process.stdout.write(`The built site is at http://localhost:${port}${base}\n`);
  });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
