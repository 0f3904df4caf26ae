import { answer } from '../cache/inChild';
import { readAntdTypes } from './readAntdTypes';

answer(() => readAntdTypes(process.cwd()));
