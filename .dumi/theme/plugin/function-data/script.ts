import { answer } from '../cache/inChild';
import { readPackages } from './readPackages';

answer(() => readPackages(process.cwd()));
