import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { lazyReferences, Reference, type References } from '../../common/loading/Reference';
import { type ApiView, toView } from '../../plugin/api-data/toView';
import type { ApiRow, ComponentApi } from '../../plugin/api-data/types';
import { EnglishPage } from '../../runtime/fixture';

const loadTables = () => import('./ApiTables');

function show(id: string, references: References | undefined) {
  return render(
    <EnglishPage>
      <Reference id={id} references={references} live={() => null} />
    </EnglishPage>,
  );
}

const texts = (text: string) => ({ 'zh-CN': '', 'en-US': text });

async function showApi(api: ComponentApi, since?: string) {
  const load = async () => ({ default: toView(api, 'en-US', since) });
  const byId = { [api.id]: load };
  const references = lazyReferences({ 'zh-CN': {}, 'en-US': byId }, loadTables);
  show(api.id, references);
  await screen.findAllByRole('table');
}

const row = (name: string, more: Partial<ApiRow> = {}): ApiRow => ({
  name,
  type: 'string',
  description: texts(`The ${name}.`),
  required: false,
  ...more,
});

const props = (rows: ApiRow[]) => ({ kind: 'props' as const, name: 'XOwnProps', rows });

describe('without a table', () => {
  it('says that the data is off', () => {
    show('X', undefined);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'apiParser must be enabled to use auto-generated API',
    );
  });

  it.each(['Nope', 'toString'])('says that there is nothing of %s', (id) => {
    show(id, lazyReferences({ 'zh-CN': {}, 'en-US': {} }, loadTables));
    expect(screen.getByRole('alert')).toHaveTextContent(
      `Properties definition not found for ${id} component`,
    );
  });

  it('asks to wait, and then shows the table', async () => {
    let arrive = (_module: { default: ApiView }) => {};
    const load = () =>
      new Promise<{ default: ApiView }>((resolve) => {
        arrive = resolve;
      });
    show('X', lazyReferences({ 'zh-CN': {}, 'en-US': { X: load } }, loadTables));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Properties definition is resolving, wait a moment...',
    );
    arrive({ default: toView({ id: 'X', tables: [props([row('a')])] }, 'en-US') });
    expect(await screen.findByRole('rowheader', { name: /a$/ })).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('the table', () => {
  it('has an anchor for each row, and a link to it', async () => {
    await showApi({ id: 'TableExt', tables: [props([row('tdTooltip')])] });
    const link = screen.getByRole('link', { name: 'Link to tdTooltip' });
    expect(link).toHaveAttribute('href', '#api-table-ext-tdTooltip');
    expect(link.closest('tr')).toHaveAttribute('id', 'api-table-ext-tdTooltip');
  });

  it('marks what is required, and strikes through what is deprecated with its replacement', async () => {
    const rows = [row('a', { required: true }), row('b', { deprecated: texts('Use `a`.') })];
    await showApi({ id: 'X', tables: [props(rows)] });
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('required');
    expect(second?.querySelector('del')).toHaveTextContent('b');
    expect(second).toHaveTextContent('Deprecated Use a.The b.');
    expect(first?.querySelector('del')).toBeNull();
  });

  it('shows default and version, and a dash where there is none', async () => {
    const rows = [row('a', { defaultValue: '`300`', since: '0.1.0' }), row('b')];
    await showApi({ id: 'X', tables: [props(rows)] });
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual(['The a.', 'string', '300', '0.1.0', 'The b.', 'string', '-', '-']);
  });

  it('shows a version only where it is newer than the component', async () => {
    const rows = [row('a', { since: '0.9.0' }), row('b', { since: '0.10.0' })];
    await showApi({ id: 'X', tables: [props(rows)] }, '0.9.0');
    expect(screen.queryByText('0.9.0')).not.toBeInTheDocument();
    expect(screen.getByText('0.10.0')).toBeVisible();
  });

  it('has no column in which no row has a value', async () => {
    await showApi({ id: 'X', tables: [props([row('a', { since: '0.1.0' })])] }, '0.1.0');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Name', 'Description', 'Type']);
  });

  it('expands unions and objects on demand, and leads to a table of its own', async () => {
    const expansions: ApiRow['expansions'] = [
      { kind: 'union', name: 'Name', members: ["'zeus'", "'hermes'"] },
      {
        kind: 'object',
        name: '{…}',
        members: [{ name: 'delay', type: 'number', required: false, description: texts('In ms.') }],
      },
      { kind: 'table', name: 'Column', table: 'columns' },
    ];
    await showApi({ id: 'X', tables: [props([row('a', { expansions })])] });
    const [union, object] = screen.getAllByRole('group');
    expect(union).not.toHaveAttribute('open');
    await userEvent.click(within(union as HTMLElement).getByText('Name'));
    expect(union).toHaveAttribute('open');
    expect(within(union as HTMLElement).getByText("'hermes'")).toBeVisible();
    expect(object).toHaveTextContent('delay?: numberIn ms.');
    expect(screen.getByRole('link', { name: 'Column' })).toHaveAttribute(
      'href',
      '#api-x-table-of-columns',
    );
  });

  it('leads to antd for all other props', async () => {
    const antd = { name: 'Button', page: 'button' };
    await showApi({ id: 'X', antd, tables: [props([row('a')])] });
    expect(screen.getByRole('link', { name: 'antd Button' })).toHaveAttribute(
      'href',
      'https://ant.design/components/button',
    );
  });

  it('has sub-tables with a heading, a description and anchors of their own', async () => {
    const columns = {
      kind: 'columns' as const,
      name: 'XColumn<T>',
      description: texts('What a column can do.'),
      rows: [row('a')],
    };
    await showApi({ id: 'X', tables: [props([row('a')]), columns] });
    const heading = screen.getByRole('heading', { level: 3, name: 'Column options XColumn<T>' });
    expect(heading).toHaveAttribute('id', 'api-x-table-of-columns');
    expect(screen.getByText('What a column can do.')).toBeVisible();
    const ids = screen
      .getAllByRole('link', { name: 'Link to a' })
      .map((link) => link.closest('tr')?.id);
    expect(ids).toEqual(['api-x-a', 'api-x-columns-a']);
  });
});

describe('the filter', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => row(`prop${index}`, { type: `'t${index}'` }));

  it('is not there for twelve rows', async () => {
    await showApi({ id: 'X', tables: [props(many(12))] });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('looks through name, type and description of thirteen, by keyboard, and says how many', async () => {
    const statics = { kind: 'statics' as const, name: 'XStatics', rows: [row('open')] };
    await showApi({ id: 'X', tables: [props(many(12)), statics] });
    const rows = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(rows()).toHaveLength(13);
    expect(screen.getByRole('status')).toHaveTextContent('13 entries');
    await userEvent.tab();
    expect(screen.getByRole('searchbox', { name: 'Filter the API' })).toHaveFocus();
    await userEvent.keyboard('THE open');
    expect(rows()).toEqual(['#open']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 13 entries match');
    expect(screen.queryByText('XOwnProps')).not.toBeInTheDocument();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.keyboard("'t11'");
    expect(rows()).toEqual(['#prop11']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.keyboard('nothing');
    expect(screen.getByRole('status')).toHaveTextContent('No entry matches “nothing”.');
  });
});
