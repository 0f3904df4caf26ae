import type { MouseEvent } from 'react';
import { CodeIcon } from '../../common/controls/icons';
import { cutAt } from '../../search/cutAt';
import type { SearchGroup, SearchResult, SearchResults, TextPart } from '../../search/types';
import { ApiIcon, HashIcon, PageIcon, TextIcon } from './icons';
import { useSearchText } from './useSearchText';

const icons = {
  page: <PageIcon />,
  title: <HashIcon />,
  content: <TextIcon />,
  demo: <CodeIcon />,
};

/** The results in the order in which they are shown, which is that of the arrow keys. */
export function flatten({ best, groups }: SearchResults): SearchResult[] {
  return [...best, ...groups.flatMap(({ hints }) => hints)];
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The address of a result with the base, as a link has to have it. */
export const hrefOf = ({ link }: SearchResult): string =>
  `${process.env.PUBLIC_PATH}${link.slice(1)}`;

interface ResultListProps {
  id: string;
  results: SearchResults;
  /** Index of the active result among all. */
  active: number;
  onActivate: (index: number) => void;
  onChoose: (result: SearchResult) => void;
}

/**
 * The results as options of a listbox. Each is a link, so that a modified click and the context menu do
 * with it what they do with any other.
 */
export function ResultList({ id, results, active, onActivate, onChoose }: ResultListProps) {
  const text = useSearchText();
  const best = { title: text('best'), priority: -1, hints: results.best };
  const groups: SearchGroup[] = [best, ...results.groups];
  let index = -1;
  return (
    <div role="listbox" id={id} aria-label={text('results')} className="search-results">
      {groups.map(({ title, priority, hints }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a listbox
        <div key={priority} role="group" aria-labelledby={`${id}-group${priority}`}>
          <div id={`${id}-group${priority}`} className="search-group-title" role="presentation">
            {title}
          </div>
          {hints.map((result) => {
            index += 1;
            const own = index;
            return (
              <Option
                key={`${result.link} ${result.type}`}
                id={optionId(id, own)}
                result={result}
                selected={own === active}
                onActivate={() => onActivate(own)}
                onChoose={() => onChoose(result)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  result: SearchResult;
  selected: boolean;
  onActivate: () => void;
  onChoose: () => void;
}

function Option({ id, result, selected, onActivate, onChoose }: OptionProps) {
  const text = useSearchText();
  const { type, api, code, pageTitle, highlightTitleTexts, highlightTexts } = result;
  // A page is shown with its subtitle behind its title.
  const titleEnd = type === 'page' ? pageTitle.length : Number.POSITIVE_INFINITY;
  const [title, subtitle] = cutAt(highlightTitleTexts, titleEnd);
  const onClick = (event: MouseEvent) => {
    // The browser opens a tab or a window by itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      href={hrefOf(result)}
      className="search-option"
      onClick={onClick}
      onPointerMove={selected ? undefined : onActivate}
    >
      {api ? <ApiIcon /> : icons[type]}
      <span className="search-option-title">
        {type !== 'page' && <span className="search-option-page">{pageTitle}</span>}
        {type !== 'page' && highlightTitleTexts.length > 0 && ' › '}
        <Highlighted parts={title} />
        {subtitle.length > 0 && (
          <span className="search-option-subtitle">
            <Highlighted parts={subtitle} />
          </span>
        )}
      </span>
      {highlightTexts.length > 0 && (
        <span className="search-option-text" data-code={code}>
          <Highlighted parts={highlightTexts} />
        </span>
      )}
      {(api || type === 'demo') && (
        <span className="search-option-kind">{text(api ? 'api' : 'demo')}</span>
      )}
    </a>
  );
}

/** Made of elements alone: a text that the browser has translated could not be taken out again. */
function Highlighted({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, highlighted }, index) => {
    const Tag = highlighted ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    return <Tag key={index}>{text}</Tag>;
  });
}
