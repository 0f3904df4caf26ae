import type { z } from 'zod';
import { optionsSchema as jaraxxus } from '../../src/jaraxxus/src/options';
import { optionsSchema as nodeService } from '../../src/node-service/src/options';
import type { Lang } from './options-table';

/** The guides whose tables of options are generated. */
export const guidesWithOptions: [file: string, schema: z.ZodObject, lang: Lang][] = [
  ['node-service.md', nodeService, 'zh-CN'],
  ['node-service.en-US.md', nodeService, 'en-US'],
  ['jaraxxus.md', jaraxxus, 'zh-CN'],
  ['jaraxxus.en-US.md', jaraxxus, 'en-US'],
];
