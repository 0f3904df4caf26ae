import { answer } from '../cache/inChild';
import { readTokens } from './readTokens';

answer(() => readTokens(process.cwd()));
