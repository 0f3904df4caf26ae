import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type FunctionsView, toFunctionsView } from '../../plugin/function-data/toView';
import type { FunctionApi } from '../../plugin/function-data/types';
import { EnglishPage } from '../../runtime/fixture';
import type { DumiDemoProps } from '../Previewer/DumiDemo';
import { FunctionDemos } from './demos';
import FunctionList from './FunctionList';
import { useDemoOfHash } from './useDemoOfHash';

let hash = '';
vi.mock('../Previewer/DumiDemo', () => ({
  DumiDemo: ({ demo }: DumiDemoProps) => <input aria-label={demo.id} />,
}));

const texts = (en: string) => ({ 'zh-CN': '', 'en-US': en });

const api = (name: string, more: Partial<FunctionApi> = {}): FunctionApi => ({
  name,
  description: texts(`About ${name}.`),
  signature: `${name}(): void`,
  parameters: [],
  tables: [],
  throws: [],
  keywords: [],
  examples: [],
  ...more,
});

function Page({ view, demos }: { view: FunctionsView; demos: DumiDemoProps[] }) {
  useDemoOfHash(demos);
  return (
    <FunctionDemos value={demos}>
      <FunctionList view={view} />
    </FunctionDemos>
  );
}

function show(functions: FunctionApi[], demos: DumiDemoProps[] = []) {
  const view = toFunctionsView({ id: 'x', functions, sizes: {}, gaps: [] }, 'en-US');
  return render(
    <EnglishPage at={`/en-US/guide/x${hash}`}>
      <Page view={view} demos={demos} />
    </EnglishPage>,
  );
}

it('shows signature, texts, tables, results and examples under a heading with an anchor', () => {
  const row = { name: 'text', type: 'string', description: texts('The `text`.'), required: true };
  show([
    api('padText', {
      group: 'string',
      since: '0.2.0',
      deprecated: texts('Use `padStart`.'),
      description: texts('Pads.\n\n- Never cuts.'),
      signature: 'padText(text: string): string',
      parameters: [row],
      tables: [{ name: 'PadOptions', rows: [{ ...row, name: 'fill', defaultValue: '0' }] }],
      returns: { type: 'string', description: texts('The longer text.') },
      throws: [{ type: 'RangeError', description: texts('When it is too wide.') }],
      examples: [{ lang: 'ts', code: "padText('a'); // 'a '" }],
    }),
  ]);
  const group = screen.getByRole('heading', { level: 2, name: 'Text' });
  expect(group).toHaveAttribute('id', 'functions-string');
  const heading = screen.getByRole('heading', { level: 3, name: 'padText' });
  expect(heading).toHaveAttribute('id', 'pad-text');
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '#pad-text');
  expect(screen.getByText('Since 0.2.0')).toBeVisible();
  expect(screen.getByText('Never cuts.').tagName).toBe('LI');
  const parameters = screen.getByRole('table', { name: 'Parameters of padText' });
  expect(
    within(parameters)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Parameter', 'Description', 'Type']);
  expect(within(parameters).getByRole('rowheader')).toHaveTextContent('#textrequired');
  const options = screen.getByRole('table', { name: 'PadOptions' });
  expect(within(options).getByRole('columnheader', { name: 'Default' })).toBeVisible();
  const results = screen.getAllByRole('definition').map((cell) => cell.textContent);
  expect(results).toEqual(['string: The longer text.', 'RangeError: When it is too wide.']);
  expect(screen.getByText("// 'a '").closest('pre')).toHaveTextContent("padText('a'); // 'a '");
  expect(screen.getByText('Deprecated')).toBeVisible();
});

it('filters by name, first paragraph and keywords of both languages, and hides empty groups', async () => {
  const names = ['one', 'two', 'three', 'four'];
  show([
    ...names.map((name) => api(name, { group: 'async' })),
    api('five', { group: 'number', keywords: ['千分位', '金额'], description: texts('A sum.') }),
  ]);
  const headings = () =>
    screen.getAllByRole('heading').map((each) => `${each.tagName} ${each.textContent}`);
  const filter = await screen.findByRole('searchbox', { name: 'Filter the functions' });
  await waitFor(() => expect(filter.closest('[data-filter-ready]')).toBeInTheDocument());
  expect(screen.getByRole('status')).toHaveTextContent('5 functions');
  expect(headings()).toHaveLength(7);
  await userEvent.tab();
  expect(filter).toHaveFocus();
  for (const query of ['千分', '金额', 'SUM five']) {
    await userEvent.clear(filter);
    await userEvent.keyboard(query);
    expect(headings()).toEqual(['H2 Numbers', 'H3 five']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 5 functions match');
  }
  await userEvent.clear(filter);
  expect(headings()).toHaveLength(7);
});

const demoOf = (title: string): DumiDemoProps => ({
  demo: { id: `x-demo-${title}`, loader: async () => ({ demos: {} }) },
  previewerProps: { title },
});

it('mounts the example of a function when it is opened, and keeps it when it is closed', async () => {
  show([api('one'), api('two'), api('three')], [demoOf('one'), demoOf('two')]);
  const summaries = screen.getAllByText(/^Try it/);
  expect(summaries.map(({ textContent }) => textContent)).toEqual(['Try it one', 'Try it two']);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

  await userEvent.click(screen.getByText(/^Try it/, { selector: '#two ~ details summary' }));
  const field = await screen.findByRole('textbox', { name: 'x-demo-two' });
  expect(field.closest('details')).toHaveAttribute('open');
  await userEvent.type(field, 'typed');
  await userEvent.click(screen.getByText(/^Try it/, { selector: '#two ~ details summary' }));
  expect(field.closest('details')).not.toHaveAttribute('open');
  expect(field).toHaveValue('typed');
  expect(screen.queryByLabelText('x-demo-one')).not.toBeInTheDocument();
});

it('opens the example that the address names, and brings it into view', async () => {
  // jsdom lacks it.
  const scrollIntoView = vi.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    hash = '';
  });
  hash = '#x-demo-two';
  show([api('one'), api('two')], [demoOf('one'), demoOf('two')]);
  const field = await screen.findByRole('textbox', { name: 'x-demo-two' });
  expect(field.closest('details')).toHaveAttribute('open');
  expect(scrollIntoView.mock.contexts).toEqual([field.closest('details')]);
});
