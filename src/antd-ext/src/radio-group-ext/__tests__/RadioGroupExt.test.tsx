import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, type FormInstance, type RadioChangeEvent } from 'antd';
import axe from 'axe-core';
import { createRef, StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ConfigProviderExt } from '../../config-provider-ext';
import { InForce, Tokens, tokensOf } from '../../config-provider-ext/__tests__/InForce';
import type { ThemeExt } from '../../themes';
import { RadioGroupExt, type RadioGroupExtProps } from '..';

const STATUS = { open: 'Open', closed: 'Closed' };

const radio = (name: string) => screen.getByRole('radio', { name });
const names = () => screen.getAllByRole('radio').map((node) => node.closest('label')?.textContent);

/** A group whose user keeps the value, and may refuse a new one. */
function Controlled({
  refuse = false,
  initial,
  ...props
}: RadioGroupExtProps & { refuse?: boolean; initial?: unknown }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <RadioGroupExt
        dataMap={STATUS}
        {...props}
        value={value}
        onChange={(event) => !refuse && setValue(event.target.value)}
      />
      <output>{String(value)}</output>
    </>
  );
}

describe('dataMap of RadioGroupExt', () => {
  it('makes the radios, in the order of the dictionary', () => {
    render(<RadioGroupExt dataMap={STATUS} />);

    expect(names()).toEqual(['Open', 'Closed']);
  });

  it('gives the values of a Map as they are, in its order', async () => {
    const change = vi.fn<(event: RadioChangeEvent) => void>();
    const map = new Map<number | boolean | string, string>([
      [2, 'Two'],
      [1, 'One'],
      [false, 'No'],
      ['any', 'Any'],
    ]);
    render(<RadioGroupExt dataMap={map} onChange={change} />);
    expect(names()).toEqual(['Two', 'One', 'No', 'Any']);

    for (const name of ['Two', 'No', 'Any']) await userEvent.click(radio(name));

    expect(change.mock.calls.map(([event]) => event.target.value)).toEqual([2, false, 'any']);
    expect(radio('Any')).toBeChecked();
  });

  it.each([
    [undefined, '1'],
    ['string', '1'],
    ['number', 1],
  ] as const)('with dataMapValueType %s the key 1 is the value %j', async (type, value) => {
    const change = vi.fn<(event: RadioChangeEvent) => void>();
    render(<RadioGroupExt dataMap={{ 1: 'One' }} dataMapValueType={type} onChange={change} />);

    await userEvent.click(radio('One'));

    expect(change.mock.lastCall?.[0].target.value).toBe(value);
  });

  it('takes what is shown from any node', () => {
    render(<RadioGroupExt dataMap={{ open: <b>Open now</b> }} />);

    expect(radio('Open now')).toBeInTheDocument();
  });

  it('follows a new dictionary and keeps the choice', async () => {
    const { rerender } = render(<RadioGroupExt dataMap={STATUS} />);
    await userEvent.click(radio('Closed'));

    rerender(<RadioGroupExt dataMap={{ closed: 'Done', draft: 'Draft' }} />);

    expect(names()).toEqual(['Done', 'Draft']);
    expect(radio('Done')).toBeChecked();
  });
});

describe('value of RadioGroupExt', () => {
  it('is kept by the group where there is none, or undefined', async () => {
    const change = vi.fn();
    render(
      <StrictMode>
        <RadioGroupExt dataMap={STATUS} value={undefined} onChange={change} />
      </StrictMode>,
    );
    expect(radio('Open')).not.toBeChecked();

    await userEvent.click(radio('Open'));
    expect(radio('Open')).toBeChecked();
    await userEvent.click(radio('Closed'));

    expect(radio('Open')).not.toBeChecked();
    expect(radio('Closed')).toBeChecked();
    expect(change).toHaveBeenCalledTimes(2);
  });

  it('begins with defaultValue, also where value is undefined', () => {
    render(<RadioGroupExt dataMap={STATUS} defaultValue="closed" value={undefined} />);

    expect(radio('Closed')).toBeChecked();
  });

  it('decides when it is controlled, even against a click', async () => {
    render(<Controlled initial="open" refuse />);

    await userEvent.click(radio('Closed'));

    expect(radio('Open')).toBeChecked();
    expect(radio('Closed')).not.toBeChecked();
  });

  it('is empty after a value that has gone, and can be chosen again', async () => {
    const { rerender } = render(<RadioGroupExt dataMap={STATUS} value="open" />);
    expect(radio('Open')).toBeChecked();

    rerender(<RadioGroupExt dataMap={STATUS} value={undefined} />);
    expect(radio('Open')).not.toBeChecked();

    await userEvent.click(radio('Open'));
    expect(radio('Open')).toBeChecked();
  });

  it('null is no choice', () => {
    render(<RadioGroupExt dataMap={STATUS} value={null} />);

    for (const node of screen.getAllByRole('radio')) expect(node).not.toBeChecked();
  });

  it('of which null is the value is chosen by null alone', () => {
    // React warns of an input without a value, in antd's own group as well.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const options = [
      { label: 'All', value: null },
      { label: 'Open', value: 'open' },
    ];
    const { rerender } = render(<RadioGroupExt options={options} />);
    expect(radio('All')).not.toBeChecked();
    rerender(<RadioGroupExt options={options} value={null} />);
    expect(radio('All')).toBeChecked();
  });

  it('is chosen with the arrow keys', async () => {
    render(<Controlled initial="open" />);

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');

    expect(radio('Closed')).toBeChecked();
    expect(radio('Closed')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('closed');
  });
});

describe('what RadioGroupExt leaves to antd', () => {
  it('takes the focus from a form: the checked radio, or the first that can be chosen', () => {
    const form = createRef<FormInstance>();
    render(
      <Form ref={form}>
        <Form.Item name="status">
          <RadioGroupExt
            aria-label="Status"
            options={[{ value: 'new', label: 'new', disabled: true }, 'open', 'closed']}
          />
        </Form.Item>
      </Form>,
    );
    form.current?.focusField('status');
    expect(radio('open')).toHaveFocus();
    act(() => form.current?.setFieldsValue({ status: 'closed' }));
    form.current?.focusField('status');
    expect(radio('closed')).toHaveFocus();
  });

  it('passes the other props through, and the element to the ref', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <RadioGroupExt
        ref={ref}
        aria-label="Status"
        data-area="filter"
        className="wide"
        optionType="button"
        size="large"
        options={['Open', { value: 'closed', label: 'Closed', disabled: true }]}
      />,
    );

    const group = screen.getByRole('radiogroup', { name: 'Status' });
    expect(ref.current).toBe(group);
    expect(group).toHaveAttribute('data-area', 'filter');
    expect(group).toHaveClass('ant-radio-group-large', 'ant-ext-radio-group', 'wide');
    expect(radio('Closed')).toBeDisabled();
  });

  it('takes radios as children', async () => {
    render(
      <RadioGroupExt defaultValue="a" allowDeselect>
        <RadioGroupExt.Radio value="a">First</RadioGroupExt.Radio>
        <RadioGroupExt.Button value="b">Second</RadioGroupExt.Button>
      </RadioGroupExt>,
    );

    await userEvent.click(screen.getByText('Second'));
    expect(radio('Second')).toBeChecked();
    await userEvent.click(screen.getByText('Second'));
    expect(radio('Second')).not.toBeChecked();
  });

  it('is disabled with its form', async () => {
    const change = vi.fn();
    render(
      <Form disabled>
        <RadioGroupExt dataMap={STATUS} defaultValue="open" allowDeselect onChange={change} />
      </Form>,
    );

    await userEvent.click(radio('Open'), { pointerEventsCheck: 0 });

    expect(radio('Open')).toBeDisabled();
    expect(change).not.toHaveBeenCalled();
  });

  it('is a field of a form, which can be reset', async () => {
    render(
      <Form initialValues={{ status: 'open' }}>
        <Form.Item name="status" label="Status">
          <RadioGroupExt dataMap={STATUS} />
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

    expect(screen.getByRole('radiogroup', { name: 'Status' })).toBeInTheDocument();
    await userEvent.click(radio('Closed'));
    expect(screen.getByRole('status')).toHaveTextContent('{"status":"closed"}');

    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(radio('Open')).toBeChecked();
  });
});

describe('name of RadioGroupExt in a Form.Item', () => {
  it.each([
    ['aria-label', { 'aria-label': 'State of the order' }],
    ['aria-labelledby', { 'aria-labelledby': 'heading' }],
  ])('is what its own %s says, not the label of the form', (_, props) => {
    render(
      <Form>
        <h2 id="heading">State of the order</h2>
        <Form.Item name="status" label="Status">
          <RadioGroupExt dataMap={STATUS} {...props} />
        </Form.Item>
      </Form>,
    );

    expect(screen.getByRole('radiogroup')).toHaveAccessibleName('State of the order');
  });
});

describe('theme of RadioGroupExt', () => {
  it.each(['zeus', 'hermes', 'default'] as const)('%s is that of the group alone', (theme) => {
    render(
      <ConfigProviderExt themeExt="hermes" colorMode="dark" prefixCls="acme">
        <RadioGroupExt theme={theme} options={[{ value: 1, label: <Tokens /> }]} />
        <InForce />
      </ConfigProviderExt>,
    );

    expect(screen.getByRole('radiogroup')).toHaveTextContent(tokensOf(theme, 'dark'));
    expect(screen.getByRole('radiogroup')).toHaveClass('acme-ext-radio-group');
    expect(screen.getByText(/^hermes dark acme/)).toBeInTheDocument();
  });

  it('can come and go without losing the choice or the deselecting', async () => {
    const page = (theme?: ThemeExt) => (
      <RadioGroupExt dataMap={STATUS} allowDeselect theme={theme} />
    );
    const { rerender } = render(page());
    await userEvent.click(radio('Open'));

    rerender(page('zeus'));
    expect(radio('Open')).toBeChecked();

    await userEvent.click(radio('Open'));
    expect(radio('Open')).not.toBeChecked();
  });
});

describe('server and accessibility', () => {
  it('renders on the server', () => {
    const html = renderToString(
      <RadioGroupExt dataMap={STATUS} defaultValue="open" theme="zeus" allowDeselect />,
    );

    expect(html).toContain('Closed');
    expect(html).toMatch(/<input[^>]*checked/);
  });

  it.each(['default', 'button'] as const)('has no violation as %s', async (optionType) => {
    const { container } = render(
      <RadioGroupExt
        aria-label="Status"
        dataMap={STATUS}
        defaultValue="open"
        allowDeselect
        optionType={optionType}
      />,
    );
    const { violations } = await axe.run(container, {
      // jsdom paints nothing, so colors cannot be judged here; contrast.test.ts does it on the tokens.
      rules: { 'color-contrast': { enabled: false } },
    });

    expect(violations).toEqual([]);
  });
});
