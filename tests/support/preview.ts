import { base } from '../../.dumi/config/site';
import { startPreview } from './preview-server';

const port = Number(process.env.PORT ?? 4173);

startPreview({ port }).then(
  ({ origin }) => process.stdout.write(`The built site is at ${origin}${base}\n`),
  (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop what uses it, or choose another: PORT=4174 npx -y pnpm@10 preview`
        : error.message;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  },
);
