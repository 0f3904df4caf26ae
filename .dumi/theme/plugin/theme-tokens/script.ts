import { answer } from '../cache/inChild';
import { boardCss } from './boardCss';
import { readThemes } from './readThemes';

answer(() => ({ themes: readThemes(), css: boardCss() }));
