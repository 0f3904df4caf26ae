import { useId } from 'react';
import { fill } from '../locale/fill';
import './PageFilter.css';

/** What a filter says; `{total}`, `{count}` and `{query}` stand for values. */
export interface FilterTexts {
  filter: string;
  placeholder: string;
  all: string;
  some: string;
  none: string;
}

interface PageFilterProps {
  texts: FilterTexts;
  /** How many there are to be filtered. */
  total: number;
}

/** The field of a filter, and how many it leaves; `startFilter` makes it work. */
export default function PageFilter({ texts, total: number }: PageFilterProps) {
  const inputId = useId();
  const total = String(number);
  const all = fill(texts.all, { total });
  return (
    <div className="page-filter">
      <label htmlFor={inputId}>{texts.filter}</label>
      <input
        id={inputId}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.placeholder}
      />
      <p
        role="status"
        data-all={all}
        data-some={fill(texts.some, { total })}
        data-none={texts.none}
        // The filter may have changed it before React arrives, which is right and no mismatch.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own message; React leaves such content alone
        dangerouslySetInnerHTML={{ __html: all }}
      />
    </div>
  );
}
