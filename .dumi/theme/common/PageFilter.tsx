import { useId } from 'react';
import { useMessage } from '../hooks/useMessage';
import './PageFilter.css';

interface PageFilterProps {
  /** Whose messages it shows: `<name>.filter`, `.placeholder`, `.all`, `.some` and `.none`. */
  name: 'overview' | 'api';
  /** How many there are to be filtered. */
  total: number;
}

/** The field of a filter, and how many it leaves; `startFilter` makes it work. */
export function PageFilter({ name, total: number }: PageFilterProps) {
  const message = useMessage();
  const inputId = useId();
  const total = String(number);
  const text = (part: 'filter' | 'placeholder' | 'all' | 'some' | 'none') =>
    `${name}.${part}` as const;
  return (
    <div className="page-filter">
      <label htmlFor={inputId}>{message(text('filter'))}</label>
      <input
        id={inputId}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={message(text('placeholder'))}
      />
      <p
        role="status"
        data-all={message(text('all'), { total })}
        data-some={message(text('some'), { total, count: '{count}' })}
        data-none={message(text('none'), { query: '{query}' })}
        // The filter may have changed it before React arrives, which is right and no mismatch.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own message; React leaves such content alone
        dangerouslySetInnerHTML={{ __html: message(text('all'), { total }) }}
      />
    </div>
  );
}
