import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider, Form, type RefSelectProps, Select } from 'antd';
import axe from 'axe-core';
import { createRef, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ConfigProviderExt } from '../../config-provider-ext';
import { InForce, Tokens, tokensOf } from '../../config-provider-ext/__tests__/InForce';
import { SelectExt, type SelectExtOption, type SelectExtProps } from '..';
import { boxOf, field, press, row, texts } from './popup';

const STATUS = { open: 'Open', closed: 'Closed' };

describe('dataMap of SelectExt', () => {
  it('makes the options, and onChange tells value and label', async () => {
    const change = vi.fn();
    render(<SelectExt aria-label="Status" dataMap={STATUS} onChange={change} />);
    await userEvent.click(field());
    expect(texts()).toEqual(['Open', 'Closed']);

    await userEvent.click(row('Closed'));

    expect(change).toHaveBeenCalledExactlyOnceWith(
      'closed',
      expect.objectContaining({ value: 'closed', label: 'Closed', relLabel: 'Closed' }),
    );
  });

  it('keeps order and type of a Map; an object puts integers first and makes them text', async () => {
    const change = vi.fn();
    const entries: [number, string][] = [
      [2, 'Two'],
      [1, 'One'],
    ];
    const { rerender } = render(
      <SelectExt aria-label="Status" open dataMap={new Map(entries)} onChange={change} />,
    );
    expect(texts()).toEqual(['Two', 'One']);
    await userEvent.click(row('Two'));
    expect(change).toHaveBeenLastCalledWith(2, expect.anything());

    rerender(
      <SelectExt
        // Another select, which has not chosen the number yet.
        key="object"
        aria-label="Status"
        open
        dataMap={Object.fromEntries(entries)}
        onChange={change}
      />,
    );
    expect(texts()).toEqual(['One', 'Two']);
    await userEvent.click(row('One'));
    expect(change).toHaveBeenLastCalledWith('1', expect.anything());
  });

  it('gives numbers with dataMapValueType', async () => {
    const change = vi.fn();
    render(
      <SelectExt
        aria-label="Status"
        open
        dataMap={{ 1: 'One', 2: 'Two' }}
        dataMapValueType="number"
        value={2}
        onChange={change}
      />,
    );
    expect(screen.getByTitle('Two')).toBeInTheDocument();

    await userEvent.click(row('One'));
    expect(change).toHaveBeenCalledWith(1, expect.anything());
  });
});

describe('options of SelectExt', () => {
  it('may be in several groups', () => {
    const options = [
      { label: 'Fruit', options: [{ value: 'a', label: 'Apple' }] },
      { label: 'Vegetables', options: [{ value: 'b', label: 'Broccoli' }] },
    ];
    render(<SelectExt aria-label="Status" open options={options} />);

    const list = [...document.querySelectorAll('.ant-select-item')];
    expect(list.map((item) => item.textContent)).toEqual([
      'Fruit',
      'Apple',
      'Vegetables',
      'Broccoli',
    ]);
  });
});

describe('value of SelectExt', () => {
  it('is kept by the select where it is undefined', async () => {
    render(
      <StrictMode>
        <SelectExt aria-label="Status" dataMap={STATUS} value={undefined} />
      </StrictMode>,
    );
    await userEvent.click(field());
    await userEvent.click(row('Open'));

    expect(screen.getByTitle('Open')).toBeInTheDocument();
  });

  it('decides when it is controlled, and empties the select when it goes', async () => {
    const page = (value?: string) => (
      <SelectExt aria-label="Status" open placeholder="Any" dataMap={STATUS} value={value} />
    );
    const { rerender } = render(page('open'));
    await userEvent.click(row('Closed'));
    expect(screen.getByTitle('Open')).toBeInTheDocument();

    rerender(page());
    expect(screen.getByText('Any')).toBeInTheDocument();
  });

  it('is shown as it is when there is no such option', () => {
    render(<SelectExt aria-label="Status" dataMap={STATUS} value="lost" />);

    expect(screen.getByTitle('lost')).toBeInTheDocument();
  });

  it.each([null, ''])('%o does no harm', (value) => {
    render(<SelectExt aria-label="Status" open dataMap={STATUS} value={value} />);

    expect(texts()).toEqual(['Open', 'Closed']);
  });
});

describe('Tab in a single select', () => {
  it('chooses the option at which the keyboard stands, and goes on', async () => {
    const change = vi.fn();
    render(<SelectExt aria-label="Status" dataMap={STATUS} onChange={change} />);
    await userEvent.click(field());
    press('ArrowDown', 40);
    expect(change).not.toHaveBeenCalled();
    press('Tab', 9);
    await userEvent.tab();

    expect(change).toHaveBeenCalledExactlyOnceWith('closed', expect.anything());
    expect(field()).not.toHaveFocus();
  });
});

describe('multipleCheckbox', () => {
  it('lets several be chosen, and shows which with boxes that are only for the eye', async () => {
    const change = vi.fn();
    render(<SelectExt aria-label="Status" multipleCheckbox dataMap={STATUS} onChange={change} />);
    await userEvent.click(field());
    expect(boxOf('Open')).not.toBeChecked();
    expect(boxOf('Open')).toBeEnabled();
    expect(boxOf('Open')).toHaveAttribute('tabindex', '-1');

    await userEvent.click(row('Open'));
    await userEvent.click(row('Closed'));
    expect(change).toHaveBeenLastCalledWith(['open', 'closed'], expect.anything());
    expect(boxOf('Open')).toBeChecked();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();

    await userEvent.click(row('Open'));
    expect(boxOf('Open')).not.toBeChecked();
    expect(boxOf('Closed')).toBeChecked();
    expect(change).toHaveBeenLastCalledWith(['closed'], expect.anything());
  });

  it('has the mark of antd only where there are no boxes', () => {
    const mark = () => within(row('Open')).queryByRole('img', { hidden: true });
    const { rerender } = render(
      <SelectExt aria-label="Status" open multipleCheckbox dataMap={STATUS} value={['open']} />,
    );
    expect(mark()).not.toBeInTheDocument();

    rerender(
      <SelectExt aria-label="Status" open mode="multiple" dataMap={STATUS} value={['open']} />,
    );
    expect(mark()).toBeInTheDocument();
  });

  it('follows the keyboard and says the state as an option does', async () => {
    render(<SelectExt aria-label="Status" multipleCheckbox dataMap={STATUS} virtual={false} />);
    await userEvent.tab();
    press('Enter', 13);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    press('ArrowDown', 40);
    press('Enter', 13);

    expect(screen.getByRole('option', { name: 'Closed' })).toHaveAttribute('aria-selected', 'true');
    expect(boxOf('Closed')).toBeChecked();

    press('Escape', 27);
    await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'));
  });

  it('knows values with labels, and has no box unless asked', () => {
    const { rerender } = render(
      <SelectExt
        open
        aria-label="Status"
        multipleCheckbox
        labelInValue
        dataMap={STATUS}
        value={[{ value: 'open', label: 'Open' }]}
      />,
    );
    expect(boxOf('Open')).toBeChecked();

    rerender(<SelectExt open aria-label="Status" dataMap={STATUS} />);
    expect(boxOf('Open')).toBeNull();
  });
});

describe('search', () => {
  const OPTIONS = [
    { value: 'a', label: <b>Ärger</b>, relLabel: 'Trouble' },
    {
      value: 'b',
      label: (
        <em>
          Berlin <span>Mitte</span>
        </em>
      ),
    },
    { value: 'week', label: 7 },
    { value: 'zebra', label: <i /> },
    { label: 'Group', options: [{ value: 'c', label: 'Cologne' }] },
  ];

  it.each([
    ['TROUBLE', ['Ärger']],
    ['lin mi', ['Berlin Mitte']],
    [' berlin ', ['Berlin Mitte']],
    ['7', ['7']],
    ['zeb', ['']],
    ['colo', ['Cologne']],
    ['group', ['Cologne']],
    ['nowhere', []],
  ])('%j finds %j, whatever the case', async (text, found) => {
    render(<SelectExt aria-label="Status" options={OPTIONS} />);
    await userEvent.type(field(), text);

    expect(texts()).toEqual(found);
  });

  it.each([
    ['trouble', 'Trouble'],
    ['berlin', 'Berlin Mitte'],
    // Nothing to read: the value stands in.
    ['zeb', 'zebra'],
    ['colo', 'Cologne'],
  ])('%s leads to an option that screen readers call %s', async (text, name) => {
    render(<SelectExt aria-label="Status" options={OPTIONS} />);
    await userEvent.type(field(), text);

    const option = screen.getByRole('option', { name });
    expect(option).toHaveAttribute('id', field().getAttribute('aria-activedescendant'));
  });

  it('is not left in the field where the list is empty and so not shown', async () => {
    const search = vi.fn();
    render(
      <SelectExt
        aria-label="Status"
        options={[]}
        notFoundContent={null}
        showSearch={{ onSearch: search, filterOption: false }}
      />,
    );
    await userEvent.type(field(), 'op');
    expect(search).toHaveBeenLastCalledWith('op');
    expect(field()).toHaveValue('op');

    await userEvent.tab();
    expect(field()).toHaveValue('');
  });

  it('stays while the focus is in a field of the list, and ends with it', async () => {
    render(
      <SelectExt
        aria-label="Status"
        dataMap={STATUS}
        popupRender={(menu) => (
          <>
            {menu}
            <input aria-label="Note" />
          </>
        )}
      />,
    );
    await userEvent.type(field(), 'clo');
    await userEvent.click(screen.getByRole('textbox', { name: 'Note' }));
    expect(field()).toHaveValue('clo');
    expect(texts()).toEqual(['Closed']);

    await userEvent.click(document.body);
    await waitFor(() => expect(field()).toHaveValue(''));
  });

  it('looks through options that are children', async () => {
    render(
      <SelectExt aria-label="Status">
        <Select.Option value="a">Apple</Select.Option>
        <Select.Option value="b">Banana</Select.Option>
      </SelectExt>,
    );
    await userEvent.type(field(), 'APP');

    expect(texts()).toEqual(['Apple']);
  });

  it('looks through the names of a fieldNames setting', async () => {
    render(
      <SelectExt
        aria-label="Status"
        fieldNames={{ label: 'name', value: 'id' }}
        options={[
          { id: 1, name: 'One' },
          { id: 2, name: 'Two' },
        ]}
      />,
    );
    await userEvent.type(field(), 'TW');

    expect(texts()).toEqual(['Two']);
  });

  it('can be switched off, or made by hand', async () => {
    const { rerender } = render(
      <SelectExt aria-label="Status" open showSearch={false} dataMap={STATUS} />,
    );
    expect(field()).toHaveAttribute('readonly');

    rerender(
      <SelectExt
        aria-label="Status"
        open
        showSearch={{ filterOption: (_, option) => option?.value === 'closed' }}
        dataMap={STATUS}
      />,
    );
    await userEvent.type(field(), 'x');
    expect(texts()).toEqual(['Closed']);
  });

  it('can look through another field', async () => {
    render(
      <SelectExt
        aria-label="Status"
        showSearch={{ optionFilterProp: 'value' }}
        dataMap={{ x1: 'Open', x2: 'Closed' }}
      />,
    );
    await userEvent.type(field(), 'x2');

    expect(texts()).toEqual(['Closed']);
  });
});

describe('maxCount that is reached', () => {
  const FRUIT = ['Apple', 'Pear', 'Peach'].map((label) => ({ value: label, label }));
  const setup = (mode: SelectExtProps['mode']) => {
    const [change, onSearch, onSelect] = [vi.fn(), vi.fn(), vi.fn()];
    render(
      <SelectExt
        aria-label="Status"
        mode={mode}
        maxCount={2}
        defaultValue={['Apple', 'Pear']}
        options={FRUIT}
        showSearch={{ onSearch }}
        onChange={change}
        onSelect={onSelect}
      />,
    );
    return { change, onSearch, onSelect };
  };

  it.each(['multiple', 'tags'] as const)(
    'can be searched with mode %s, and Enter takes nothing away that is not found',
    async (mode) => {
      const { change, onSearch, onSelect } = setup(mode);
      await userEvent.type(field(), 'peach');
      expect(onSearch).toHaveBeenLastCalledWith('peach');
      expect(field()).toHaveValue('peach');
      expect(texts()).toContain('Peach');
      expect(texts()).not.toContain('Apple');
      press('Enter', 13);
      await userEvent.tab();
      expect([change, onSelect].map((heard) => heard.mock.calls)).toEqual([[], []]);

      await userEvent.type(field(), 'pear');
      press('Enter', 13);
      expect(change).toHaveBeenCalledExactlyOnceWith(['Apple'], [expect.anything()]);
    },
  );
});

describe('optionTooltip', () => {
  /** jsdom computes no layout. */
  const layOut = (scrollWidth: number) => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  };

  it.each([
    [101, 1],
    [100, 0],
  ])('of a text of %d px in 100 px: %d', async (width, count) => {
    layOut(width);
    render(
      <ConfigProvider tooltip={{ trigger: 'click' }}>
        <SelectExt aria-label="Status" open dataMap={STATUS} />
      </ConfigProvider>,
    );
    expect(row('Open')).not.toHaveAttribute('title');

    await userEvent.hover(screen.getByText('Open', { selector: '.ant-select-item *' }));
    if (count) await screen.findByRole('tooltip');
    else await new Promise((resolve) => setTimeout(resolve, 200));

    expect(screen.queryAllByRole('tooltip')).toHaveLength(count);
  });

  it('does not outlive the list', async () => {
    layOut(200);
    const page = (open: boolean) => <SelectExt aria-label="Status" open={open} dataMap={STATUS} />;
    const { rerender } = render(page(true));
    await userEvent.hover(screen.getByText('Open', { selector: '.ant-select-item *' }));
    const tooltip = await screen.findByRole('tooltip');

    rerender(page(false));
    await waitFor(() =>
      expect(tooltip.closest('.ant-tooltip')).toHaveClass('ant-zoom-big-fast-leave'),
    );
  });

  it('takes no title away from what is around the list', async () => {
    render(
      <div title="Panel" data-testid="panel">
        <SelectExt
          aria-label="Status"
          open
          getPopupContainer={() => screen.getByTestId('panel')}
          options={[{ value: 'a', label: <b>A</b> }]}
        />
      </div>,
    );
    await waitFor(() => expect(screen.getByTestId('panel')).toContainElement(row('A')));
    expect(screen.getByTestId('panel')).toHaveAttribute('title', 'Panel');
  });

  it('leaves the native title when it is off, or when an option has its own', () => {
    const options = [
      { value: 'a', label: 'A', title: 'First' },
      { value: 'b', label: 'B' },
    ];
    const { rerender } = render(<SelectExt aria-label="Status" open options={options} />);
    expect(row('A')).toHaveAttribute('title', 'First');
    expect(row('B')).not.toHaveAttribute('title');

    rerender(
      <SelectExt aria-label="Status" key="2" open options={options} optionTooltip={false} />,
    );
    expect(row('B')).toHaveAttribute('title', 'B');
  });
});

describe('tags', () => {
  it.each([
    [['Closed'], ['closed']],
    [
      ['Clo', 'Closed'],
      ['Clo', 'closed'],
    ],
  ])('of %o are an option where its label is typed', async (typed, values) => {
    const change = vi.fn();
    render(<SelectExt aria-label="Status" mode="tags" dataMap={STATUS} onChange={change} />);
    for (const text of typed) {
      await userEvent.type(field(), text);
      press('Enter', 13);
    }
    expect(change).toHaveBeenLastCalledWith(values, expect.anything());
  });

  it('show an option once while its label is typed, and what is new above the others', async () => {
    const options = [{ value: 'o', label: <b>Open</b>, relLabel: 'Open' }];
    render(<SelectExt aria-label="Status" mode="tags" options={options} />);
    await userEvent.type(field(), 'Ope');
    expect(texts()).toEqual(['Ope', 'Open']);
    await userEvent.type(field(), 'n');
    expect(texts()).toEqual(['Open']);
  });
});

describe('labelRender', () => {
  it('receives the fields of an option with what antd gives it, also of one in a group', () => {
    const options: SelectExtOption[] = [
      {
        label: 'Group',
        options: [{ value: 'a', label: <b>Ärger</b>, relLabel: 'Trouble', level: 3 }],
      },
      { value: 'b', label: 'Berlin' },
    ];
    render(
      <SelectExt
        aria-label="Status"
        mode="tags"
        options={options}
        defaultValue={['a', 'b', 'new']}
        labelRender={({ value, relLabel, level }) => `${value}: ${relLabel}, ${level}`}
      />,
    );
    expect(screen.getByText('a: Trouble, 3')).toBeInTheDocument();
    expect(screen.getByText('b: Berlin, undefined')).toBeInTheDocument();
    expect(screen.getByText('new: undefined, undefined')).toBeInTheDocument();
  });
});

describe('what SelectExt leaves to antd', () => {
  it('the search of its provider, which a setting of its own replaces', async () => {
    const page = (props?: SelectExtProps) => (
      <ConfigProvider select={{ showSearch: false }}>
        <SelectExt aria-label="Status" dataMap={STATUS} {...props} />
      </ConfigProvider>
    );
    const { rerender } = render(page());
    expect(field()).toHaveAttribute('readonly');
    rerender(page({ showSearch: true }));
    expect(field()).not.toHaveAttribute('readonly');
  });

  it('a label that is empty: the value stands in for it, as for none', () => {
    const options = ['', null, 0].map((label, value) => ({ value, label }));
    render(<SelectExt aria-label="Status" open options={options} />);
    expect(texts()).toEqual(['0', '1', '0']);
  });

  it('passes the other props through, and its ref', async () => {
    const ref = createRef<RefSelectProps>();
    render(
      <SelectExt
        ref={ref}
        aria-label="Status"
        className="wide"
        size="large"
        dataMap={STATUS}
        open
        optionRender={(option) => `<${option.label}>`}
        popupRender={(menu) => <section aria-label="Mine">{menu}</section>}
      />,
    );

    ref.current?.focus();
    expect(field()).toHaveFocus();
    expect(field().closest('.ant-select')).toHaveClass('ant-select-lg', 'ant-ext-select', 'wide');
    expect(texts()).toEqual(['<Open>', '<Closed>']);
    expect(screen.getByRole('region', { name: 'Mine' })).toBeInTheDocument();
  });

  it('calls the handlers that it listens with itself', async () => {
    const handlers = { onOpenChange: vi.fn(), onBlur: vi.fn(), onInputKeyDown: vi.fn() };
    render(<SelectExt aria-label="Status" dataMap={STATUS} {...handlers} />);

    await userEvent.click(field());
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();

    expect(handlers.onOpenChange.mock.calls).toEqual([[true], [false]]);
    expect(handlers.onInputKeyDown).toHaveBeenCalled();
    expect(handlers.onBlur).toHaveBeenCalledOnce();
  });

  it('is a field of a form, which can be reset', async () => {
    render(
      <Form initialValues={{ status: 'open' }}>
        <Form.Item name="status" label="Status">
          <SelectExt dataMap={STATUS} />
        </Form.Item>
        <Form.Item shouldUpdate noStyle>
          {(form) => (
            <>
              <output>{JSON.stringify(form.getFieldsValue())}</output>
              <button type="button" onClick={() => form.resetFields()}>
                Reset
              </button>
            </>
          )}
        </Form.Item>
      </Form>,
    );
    await userEvent.click(field());
    await userEvent.click(row('Closed'));
    expect(screen.getByText('{"status":"closed"}')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByText('{"status":"open"}')).toBeInTheDocument();
    expect(screen.getByTitle('Open')).toBeInTheDocument();
  });
});

describe('theme, server and accessibility', () => {
  it.each(['zeus', 'hermes', 'default'] as const)(
    '%s is that of the select and its list alone',
    (theme) => {
      render(
        <ConfigProviderExt themeExt="hermes" colorMode="dark">
          <SelectExt
            aria-label="Status"
            theme={theme}
            open
            options={[{ value: 1, label: <Tokens /> }]}
          />
          <InForce />
        </ConfigProviderExt>,
      );

      expect(texts()).toEqual([tokensOf(theme, 'dark')]);
      expect(screen.getByText(/^hermes dark/)).toBeInTheDocument();
    },
  );

  it('renders on the server', () => {
    expect(
      renderToString(
        <SelectExt
          dataMap={STATUS}
          defaultValue={['open']}
          theme="zeus"
          showSelectAll
          multipleCheckbox
        />,
      ),
    ).toContain('Open');
  });

  it('has no violation, closed and open', async () => {
    const { container } = render(
      <SelectExt
        aria-label="Status"
        multipleCheckbox
        showSelectAll
        dataMap={STATUS}
        defaultValue={['open']}
        getPopupContainer={(node) => node.parentElement ?? document.body}
      />,
    );
    const check = () =>
      axe.run(container, {
        // jsdom paints nothing, so colors cannot be judged here. antd's own list has its options beside the listbox
        // which its input names.
        rules: { 'color-contrast': { enabled: false } },
      });

    expect((await check()).violations).toEqual([]);
    await userEvent.click(field());
    expect((await check()).violations).toEqual([]);
  });
});
