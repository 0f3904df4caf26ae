import { answer } from '../cache/inChild';
import { buildPreview } from './buildPreview';
import { isTemplate } from './templates';

// Vite takes it from the process that asks, which may be the development server.
process.env.NODE_ENV = 'production';

// Called with the template and the folder to build into.
const [, , template = '', folder = ''] = process.argv;

answer(async () => {
  if (!isTemplate(template)) throw new Error(`There is no template ${template}.`);
  await buildPreview(process.cwd(), template, folder);
  return template;
});
