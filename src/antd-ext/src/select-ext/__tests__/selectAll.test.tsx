import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from 'antd';
import enUS from 'antd/locale/en_US';
import { describe, expect, it, vi } from 'vitest';
import { ConfigProviderExt } from '../../config-provider-ext';
import { SelectExt, type SelectExtProps } from '..';
import { boxOf, field, press, row, texts } from './popup';

const OPTIONS = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana', disabled: true },
  {
    label: 'Others',
    options: [
      { value: 'c', label: 'Cherry' },
      { value: 'd', label: 'Apricot' },
    ],
  },
];

function setup(props: Partial<SelectExtProps> = {}) {
  const change = vi.fn<NonNullable<SelectExtProps['onChange']>>();
  const view = render(
    <SelectExt
      aria-label="Status"
      multipleCheckbox
      showSelectAll
      options={OPTIONS}
      {...props}
      onChange={change}
    />,
  );
  return { ...view, change, last: () => change.mock.lastCall?.[0] };
}

const all = (name = '全选') => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('showSelectAll', () => {
  it('chooses all that can be chosen, with their options, and then none', async () => {
    const { change, last } = setup();
    await userEvent.click(field());
    expect(all()).not.toBeChecked();

    await userEvent.click(all());
    expect(last()).toEqual(['a', 'c', 'd']);
    expect(change.mock.lastCall?.[1]).toMatchObject([
      { label: 'Apple', relLabel: 'Apple' },
      { label: 'Cherry' },
      { label: 'Apricot' },
    ]);
    expect(all()).toBeChecked();

    await userEvent.click(all());
    expect(last()).toEqual([]);
    expect(all()).not.toBeChecked();
  });

  it('leaves Tab to go on, heard by all, and the choice as it is', async () => {
    const onKeyDown = vi.fn();
    const { change } = setup({ defaultValue: ['a'], onKeyDown });
    await userEvent.click(field());
    press('ArrowDown', 40);
    press('Tab', 9);
    expect(onKeyDown.mock.lastCall?.[0]).toHaveProperty('key', 'Tab');
    await userEvent.tab();
    expect(field()).not.toHaveFocus();
    expect(change).not.toHaveBeenCalled();
  });

  it('has nothing to do with a group of checkboxes around', async () => {
    const change = vi.fn();
    render(
      <Checkbox.Group value={['x']} onChange={change}>
        <SelectExt
          aria-label="Status"
          multipleCheckbox
          showSelectAll
          options={OPTIONS}
          defaultValue={['a']}
        />
      </Checkbox.Group>,
    );
    await userEvent.click(field());
    expect([boxOf('Apple')?.checked, boxOf('Cherry')?.checked]).toEqual([true, false]);
    await userEvent.click(all());
    expect(all()).toBeChecked();
    expect(boxOf('Cherry')).toBeChecked();
    expect(change).not.toHaveBeenCalled();
  });

  it('is no stop of the Tab key; the field says by which keys it is reached', async () => {
    setup();
    await userEvent.click(field());
    expect(all()).toHaveAttribute('tabindex', '-1');
    expect(field()).toHaveAttribute('aria-keyshortcuts', 'Control+A Meta+A');
  });

  it('leaves the field the keys that are named for it', () => {
    setup({ 'aria-keyshortcuts': 'Alt+S' });
    expect(field()).toHaveAttribute('aria-keyshortcuts', 'Alt+S');
  });

  it('may come while somebody types', async () => {
    const changed = vi.fn();
    const { rerender } = setup({ showSelectAll: false });
    await userEvent.click(field());
    await userEvent.keyboard('ap');
    rerender(
      <SelectExt
        aria-label="Status"
        multipleCheckbox
        showSelectAll
        options={OPTIONS}
        onChange={changed}
      />,
    );
    expect(field()).toHaveValue('ap');
    await userEvent.click(all());
    expect(changed.mock.lastCall?.[0]).toEqual(['a', 'd']);
  });

  it('is chosen by its text, too, and the keyboard stays in the field', async () => {
    const { last } = setup();
    await userEvent.click(field());
    await userEvent.click(screen.getByText('全选'));
    expect(last()).toEqual(['a', 'c', 'd']);
    expect(all()).toBeChecked();
    expect(field()).toHaveFocus();
    await userEvent.click(screen.getByText('全选'));
    expect(last()).toEqual([]);
  });

  it('does nothing by its text where nothing can be chosen', async () => {
    const { change } = setup({ options: [{ value: 'b', label: 'Banana', disabled: true }] });
    await userEvent.click(field());
    await userEvent.click(screen.getByText('全选'));
    expect(change).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
  });

  it('is not there where only one can be chosen', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    setup({ multipleCheckbox: false, open: true });

    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('knows from the first that all are chosen', () => {
    setup({ defaultValue: ['a', 'c', 'd'], open: true });

    expect(all()).toBeChecked();
    expect(all()).not.toBePartiallyChecked();
  });

  it('is half way when some are chosen, and goes on to all', async () => {
    const { last } = setup({ defaultValue: ['c'], open: true });
    expect(all()).toBePartiallyChecked();

    await userEvent.click(all());
    expect(last()).toEqual(['c', 'a', 'd']);
    expect(all()).not.toBePartiallyChecked();
  });

  it('leaves alone what is disabled, unknown, or not found by the search', async () => {
    const { change, last } = setup({ defaultValue: ['b', 'x'] });
    await userEvent.type(field(), 'ap');
    expect(texts()).toEqual(['Apple', 'Apricot']);

    await userEvent.click(all());
    expect(last()).toEqual(['b', 'x', 'a', 'd']);
    const labelled = (label: string) => expect.objectContaining({ label });
    // As antd does, it gives an empty object for what has no option.
    expect(change.mock.lastCall?.[1]).toEqual([
      labelled('Banana'),
      {},
      labelled('Apple'),
      labelled('Apricot'),
    ]);
    // antd empties the search after a choice; so does this one.
    expect(field()).toHaveValue('');
    expect(all()).toBePartiallyChecked();

    await userEvent.type(field(), 'ap');
    await userEvent.click(all());
    expect(last()).toEqual(['b', 'x']);
  });

  it('keeps the search with autoClearSearchValue={false}, and tells of it', async () => {
    const search = vi.fn();
    setup({ showSearch: { autoClearSearchValue: false, onSearch: search } });
    await userEvent.type(field(), 'ap');
    await userEvent.click(all());

    expect(field()).toHaveValue('ap');
    expect(search.mock.calls).toEqual([['a'], ['ap']]);
    await userEvent.tab();
    expect(field()).toHaveValue('');
  });

  it('leaves antd’s settings beside showSearch in force', async () => {
    const search = vi.fn();
    setup({ onSearch: search, autoClearSearchValue: false });
    await userEvent.type(field(), 'ap');
    expect(search.mock.calls).toEqual([['a'], ['ap']]);

    await userEvent.click(row('Apple'));
    expect(field()).toHaveValue('ap');
  });

  it('obeys a filter and a search text of the user', () => {
    setup({
      open: true,
      defaultValue: ['c'],
      showSearch: { searchValue: 'z', filterOption: (_, option) => option?.value === 'c' },
    });

    expect(texts()).toEqual(['Cherry']);
    expect(all()).toBeChecked();
  });

  it('takes all where the search does not filter', async () => {
    const { last } = setup({ showSearch: { filterOption: false } });
    await userEvent.type(field(), 'ap');
    await userEvent.click(all());

    expect(last()).toEqual(['a', 'c', 'd']);
  });

  it.each([
    [{ optionFilterProp: 'value' }, 'C', ['c']],
    [{ optionFilterProp: ['value', 'label'] }, 'c', ['c', 'd']],
    [{ optionFilterProp: 'label' }, 'others', ['c', 'd']],
    [{ filterOption: true }, 'C', ['c', 'd']],
    [{ filterOption: true }, 'others', ['c', 'd']],
  ])('takes what the list shows with %j and %j: %j', async (showSearch, text, chosen) => {
    const { last } = setup({ showSearch });
    await userEvent.type(field(), text);
    expect(texts()).toHaveLength(chosen.length);
    await userEvent.click(all());

    expect(last()).toEqual(chosen);
  });

  it('stops at maxCount; with no room left it clears', async () => {
    const { last } = setup({ maxCount: 2, open: true });

    await userEvent.click(all());
    expect(last()).toEqual(['a', 'c']);
    expect(all()).toBePartiallyChecked();
    const boxes = [...document.querySelectorAll<HTMLInputElement>('.ant-select-item input')];
    expect(boxes.map(({ disabled }) => disabled)).toEqual([false, true, false, true]);

    await userEvent.click(all());
    expect(last()).toEqual([]);
  });

  it('gives values with labels with labelInValue', async () => {
    const { last } = setup({ labelInValue: true, open: true });
    await userEvent.click(all());

    expect(last()).toEqual([
      { value: 'a', label: 'Apple' },
      { value: 'c', label: 'Cherry' },
      { value: 'd', label: 'Apricot' },
    ]);
  });

  it('gives the label that stands in the field, with optionLabelProp', async () => {
    const { last } = setup({
      open: true,
      labelInValue: true,
      optionLabelProp: 'short',
      options: [{ value: 'a', label: 'Apple', short: 'A' }],
    });
    await userEvent.click(all());
    expect(last()).toEqual([{ value: 'a', label: 'A' }]);
  });

  it('is disabled where nothing can be chosen', async () => {
    const { change } = setup({ open: true, options: [{ value: 'b', label: 'B', disabled: true }] });
    expect(all()).toBeDisabled();
    expect(all()).not.toBeChecked();

    field().focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(change).not.toHaveBeenCalled();
  });

  it.each(['ctrlKey', 'metaKey'])('A with %s does the same while the list is open', async (key) => {
    const { change, last } = setup();
    // user-event would write an a with the Meta key, which no browser does.
    const press = (name = 'a') => fireEvent.keyDown(field(), { key: name, [key]: true });
    press();
    expect(change).not.toHaveBeenCalled();

    await userEvent.click(field());
    press('b');
    fireEvent.keyDown(field(), { key: 'a' });
    expect(change).not.toHaveBeenCalled();

    press();
    expect(last()).toEqual(['a', 'c', 'd']);
    press('A');
    expect(last()).toEqual([]);
  });

  it('A with Control chooses nothing in a list that is closed because it was disabled', async () => {
    const { change, rerender } = setup();
    const page = (disabled: boolean) => (
      <SelectExt
        aria-label="Status"
        multipleCheckbox
        showSelectAll
        options={OPTIONS}
        onChange={change}
        disabled={disabled}
      />
    );
    await userEvent.click(field());
    rerender(page(true));
    await userEvent.click(document.body);
    rerender(page(false));
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    fireEvent.keyDown(field(), { key: 'a', ctrlKey: true });

    expect(change).not.toHaveBeenCalled();
  });

  it('A with Control does so in a list that is open from the first', () => {
    const { last } = setup({ defaultOpen: true, autoFocus: true });
    fireEvent.keyDown(field(), { key: 'a', ctrlKey: true });

    expect(last()).toEqual(['a', 'c', 'd']);
  });

  it('A with Control chooses nothing in a list that Escape has just closed', async () => {
    const { change } = setup();
    await userEvent.click(field());
    // antd closes it in a later task.
    fireEvent.keyDown(field(), { key: 'Escape', which: 27, keyCode: 27 });
    fireEvent.keyDown(field(), { key: 'a', ctrlKey: true });
    expect(change).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'));

    await userEvent.click(field());
    fireEvent.keyDown(field(), { key: 'a', ctrlKey: true });
    expect(change).toHaveBeenCalledOnce();
  });

  it('Control + A marks the text of a search first', async () => {
    const { change, last } = setup();
    await userEvent.type(field(), 'ap');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(change).not.toHaveBeenCalled();

    await userEvent.keyboard('{Control>}a{/Control}');
    expect(last()).toEqual(['a', 'd']);
  });

  it('a click on it leaves the focus in the field', async () => {
    setup();
    await userEvent.click(field());
    await userEvent.click(all());

    expect(field()).toHaveFocus();
  });

  it('is in English', () => {
    render(
      <ConfigProviderExt locale={enUS}>
        <SelectExt aria-label="Status" open multipleCheckbox showSelectAll options={OPTIONS} />
      </ConfigProviderExt>,
    );

    expect(all('Select all')).toBeInTheDocument();
  });

  it('stands within a popup of the user', async () => {
    setup({ open: true, popupRender: (menu) => <section aria-label="Mine">{menu}</section> });

    expect(screen.getByRole('region', { name: 'Mine' })).toContainElement(all());
    expect(row('Apple')).toBeInTheDocument();
  });
});
