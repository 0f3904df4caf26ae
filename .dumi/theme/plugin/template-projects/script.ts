import { answer } from '../cache/inChild';
import { readTemplates } from './readTemplates';

answer(() => readTemplates(process.cwd()));
