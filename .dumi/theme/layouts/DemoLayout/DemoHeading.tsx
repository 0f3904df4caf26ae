import { demoTitles } from '@@/demo-titles';
import { use } from 'react';
import type { LocaleId } from '../../../config/locales';

const loads = new Map<LocaleId, Promise<Record<string, string>>>();

function titlesIn(locale: LocaleId): Promise<Record<string, string>> {
  const titles = loads.get(locale) ?? demoTitles[locale]().then((module) => module.default);
  loads.set(locale, titles);
  return titles;
}

interface DemoHeadingProps {
  /** Id of the demo. */
  id: string;
  locale: LocaleId;
  /** For a demo that the pages of this language do not name. */
  fallback: string;
}

/** Title of the document and heading of an isolated demo, as its page in this language calls it. */
export function DemoHeading({ id, locale, fallback }: DemoHeadingProps) {
  const titles = use(titlesIn(locale));
  const title = titles[id] || fallback;
  return (
    <>
      <title>{`${title} - mtools`}</title>
      <h1 className="visually-hidden">{title}</h1>
    </>
  );
}
