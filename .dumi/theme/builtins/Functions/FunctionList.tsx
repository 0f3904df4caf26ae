import { lazy, useRef } from 'react';
import { usePageFilter } from '../../hooks/usePageFilter';
import type { FunctionsView } from '../../plugin/function-data/toView';
import { FunctionSection } from './FunctionSection';

/** Not every package has enough functions for a filter. */
const PageFilter = lazy(() => import('../../common/controls/PageFilter'));

/** The functions of a package by groups, with a filter where there are many. */
export default function FunctionList({ view }: { view: FunctionsView }) {
  const root = useRef<HTMLDivElement>(null);
  const { filter, total, words, groups } = view;
  usePageFilter(root, Boolean(filter));
  return (
    <div ref={root} className="functions" data-filter={filter && 'functions'}>
      {filter && <PageFilter texts={filter} total={total} />}
      {groups.map(({ heading, functions }) => (
        <section key={heading?.anchor ?? ''}>
          {heading && (
            <h2 id={heading.anchor}>
              <a className="heading-link" href={`#${heading.anchor}`}>
                {heading.title}
              </a>
            </h2>
          )}
          {functions.map((each) => (
            <FunctionSection key={each.id} view={each} words={words} />
          ))}
        </section>
      ))}
    </div>
  );
}
