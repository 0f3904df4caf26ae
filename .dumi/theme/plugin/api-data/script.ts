import { answer } from '../cache/inChild';
import { computeLibrary } from './readLibrary';

answer(() => computeLibrary(process.cwd()));
