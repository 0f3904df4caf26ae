import type { LocaleId } from '../../../config/locales';
import type { ApiRecord } from '../../search/types';
import { functionAnchor, toBlocks } from './toView';
import type { PackageApi } from './types';

/** What the search has of each function of a package; nothing where there is no such package. */
export function functionRecords(
  data: Pick<PackageApi, 'functions'> | undefined,
  locale: LocaleId,
): ApiRecord[] {
  return (data?.functions ?? []).map(({ name, signature, description, keywords }) => ({
    anchor: `#${functionAnchor(name)}`,
    title: name,
    type: signature.replace(/\s*\n\s*/g, ' '),
    description: toBlocks(description[locale]).flat().join(' ').replaceAll('`', ''),
    keywords: keywords.length > 0 ? keywords : undefined,
  }));
}
