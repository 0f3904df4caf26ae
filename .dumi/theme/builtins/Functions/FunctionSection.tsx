import type { Block, FunctionsView, FunctionView } from '../../plugin/function-data/toView';
import { ApiTable } from '../API/ApiTable';
import { Expansion } from '../API/Expansion';
import { WithCode } from '../API/WithCode';
import SourceCode from '../SourceCode';
import { useFunctionDemo } from './demos';
import { TryIt } from './TryIt';

interface FunctionSectionProps {
  view: FunctionView;
  words: FunctionsView['words'];
}

/** All that the reference says of one function. */
export function FunctionSection({ view, words }: FunctionSectionProps) {
  const { id, name, search, facts, deprecated, description, signature, tables, examples } = view;
  const demo = useFunctionDemo(name);
  return (
    // No section: the filter takes those for groups, and hides the ones that have nothing left.
    <div className="function" data-search={search}>
      <h3 id={id} data-searched={search === undefined ? undefined : ''}>
        <a className="heading-link" href={`#${id}`}>
          {deprecated ? <del>{name}</del> : name}
        </a>
      </h3>
      {facts && <p className="function-facts">{facts}</p>}
      {deprecated && (
        <p className="api-deprecated">
          <strong>{words.deprecated}</strong> <WithCode text={deprecated} />
        </p>
      )}
      {description.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
        <Description key={index} block={block} isSearched={index === 0 && search !== undefined} />
      ))}
      <SourceCode html={signature.text} lang={signature.lang} />
      {tables.map(({ label, heading, rows, columns }) => (
        <div key={label} className="function-table">
          {heading && (
            <p id={heading.anchor}>
              <code>{heading.name}</code>
            </p>
          )}
          <ApiTable
            words={{ ...words, name: heading ? words.property : words.parameter }}
            rows={rows}
            label={label}
            columns={columns}
          />
        </div>
      ))}
      <Results view={view} words={words} />
      {examples.map(({ text, lang }) => (
        <SourceCode key={text} html={text} lang={lang} />
      ))}
      {demo && <TryIt name={name} label={words.tryIt} demo={demo} />}
    </div>
  );
}

function Description({ block, isSearched }: { block: Block; isSearched: boolean }) {
  if (typeof block === 'string') {
    return (
      <p data-searched={isSearched ? '' : undefined}>
        <WithCode text={block} />
      </p>
    );
  }
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <WithCode text={item} />
        </li>
      ))}
    </ul>
  );
}

/** What it returns and what it throws. */
function Results({ view: { returns, throws }, words }: FunctionSectionProps) {
  if (!returns && throws.length === 0) return null;
  return (
    <dl className="function-results">
      {returns && (
        <>
          <dt>{words.returns}</dt>
          <dd>
            <code>{returns.type}</code>
            {returns.text && words.colon}
            <WithCode text={returns.text} />
            {returns.expansions?.map((expansion) => (
              <Expansion key={expansion.name} expansion={expansion} />
            ))}
          </dd>
        </>
      )}
      {throws.length > 0 && <dt>{words.throws}</dt>}
      {throws.map(({ type, text }) => (
        <dd key={text}>
          {type && <code>{type}</code>}
          {type && words.colon}
          <WithCode text={text} />
        </dd>
      ))}
    </dl>
  );
}
