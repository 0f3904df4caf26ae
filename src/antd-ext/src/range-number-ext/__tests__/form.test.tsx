import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, type FormInstance, type FormItemProps } from 'antd';
import axe from 'axe-core';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RangeNumberExt } from '..';

const start = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: '起始值' });
const end = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: '结束值' });

function setup(itemProps: FormItemProps = {}) {
  const onFinish = vi.fn();
  const { container } = render(
    <Form onFinish={onFinish} name="filter">
      <Form.Item name="price" label="Price" {...itemProps}>
        <RangeNumberExt />
      </Form.Item>
      <button type="submit">Search</button>
      <button type="reset">Reset</button>
    </Form>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { onFinish, press, container };
}

describe('isEmpty', () => {
  it.each([[undefined], [null], [[null, null]], [[]], ['1'], [[Number.NaN, '']], [7]])(
    '%j is empty',
    (value) => expect(RangeNumberExt.isEmpty(value)).toBe(true),
  );
  it.each([[[0, null]], [[null, 0]], [[1, 2]]])('%j is not', (value) =>
    expect(RangeNumberExt.isEmpty(value)).toBe(false),
  );
});

describe('required', () => {
  it('fails with "required" when both sides are empty, never filled or emptied again', async () => {
    const { onFinish, press } = setup({ rules: [RangeNumberExt.required()] });
    expect(screen.queryByText('required')).not.toBeInTheDocument();
    await press('Search');
    expect(await screen.findByText('required')).toBeInTheDocument();

    await userEvent.type(end(), '5');
    await waitFor(() => expect(screen.queryByText('required')).not.toBeInTheDocument());
    await userEvent.clear(end());
    expect(await screen.findByText('required')).toBeInTheDocument();
    expect(onFinish).not.toHaveBeenCalled();

    await userEvent.type(end(), '0');
    await press('Search');
    await waitFor(() => expect(onFinish).toHaveBeenCalledExactlyOnceWith({ price: [null, 0] }));
  });

  it('with each fails when one side is empty, with a message of its own', async () => {
    const { onFinish, press } = setup({
      rules: [RangeNumberExt.required('Both, please', { each: true })],
    });
    await userEvent.type(start(), '1');
    await press('Search');
    expect(await screen.findByText('Both, please')).toBeInTheDocument();
    expect(onFinish).not.toHaveBeenCalled();

    await userEvent.type(end(), '2');
    await press('Search');
    await waitFor(() => expect(onFinish).toHaveBeenCalledExactlyOnceWith({ price: [1, 2] }));
  });

  it('draws the star and tells screen readers on both sides', () => {
    const { container } = setup({ rules: [RangeNumberExt.required()] });
    expect(container.querySelector('.ant-form-item-required')).not.toBeNull();
    expect(start()).toBeRequired();
    expect(end()).toBeRequired();
    expect(screen.getByRole('group')).not.toHaveAttribute('aria-required');
  });

  it('can be tried without a form', async () => {
    const { validator } = RangeNumberExt.required();
    if (!validator) throw new Error('The rule has no validator');
    await expect(validator({}, [null, null], () => {})).rejects.toThrow('required');
    await expect(validator({}, [1, null], () => {})).resolves.toBeUndefined();
  });
});

describe('in a form', () => {
  it('is a group named by the label, whose click leads to the start', async () => {
    const { container } = setup();
    expect(screen.getByRole('group', { name: 'Price' })).toBeInTheDocument();
    expect(start()).toHaveAttribute('id', 'filter_price');
    await userEvent.click(screen.getByText('Price'));
    expect(start()).toHaveFocus();

    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('is reached by its label and its form at the end while the start is disabled', async () => {
    const form = createRef<FormInstance>();
    render(
      <Form ref={form}>
        <Form.Item name="price" label="Price">
          <RangeNumberExt disabled={[true, false]} />
        </Form.Item>
      </Form>,
    );
    await userEvent.click(screen.getByText('Price'));
    expect(end()).toHaveFocus();
    act(() => end().blur());
    act(() => form.current?.scrollToField('price', { focus: true }));
    expect(end()).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Price' })).toBeInTheDocument();
  });

  it('is named by the label of its own form, also where another one has the same ids', () => {
    render(
      ['First', 'Second'].map((label) => (
        <Form key={label}>
          <Form.Item name="price" label={label}>
            <RangeNumberExt />
          </Form.Item>
        </Form>
      )),
    );
    expect(screen.getByRole('group', { name: 'First' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Second' })).toBeInTheDocument();
  });

  it('has the name of its label as long as that is there, also of one that comes later', () => {
    const view = (label: string | undefined) => (
      <Form>
        <Form.Item name="price" label={label}>
          <RangeNumberExt />
        </Form.Item>
      </Form>
    );
    const { rerender } = render(view(undefined));
    expect(screen.queryByRole('group', { name: /./ })).toBeNull();
    rerender(view('Price'));
    expect(screen.getByRole('group', { name: 'Price' })).toBeInTheDocument();
    rerender(view(undefined));
    expect(screen.queryByRole('group', { name: /./ })).toBeNull();
    rerender(view('Cost'));
    expect(screen.getByRole('group', { name: 'Cost' })).toBeInTheDocument();
  });

  it('is a group with a name of its own rather than that of the label', () => {
    render(
      <Form>
        <Form.Item name="price" label="Price">
          <RangeNumberExt aria-label="Price range" />
        </Form.Item>
      </Form>,
    );
    expect(screen.getByRole('group', { name: 'Price range' })).not.toHaveAttribute(
      'aria-labelledby',
    );
  });

  it('is in order when Enter sends it, and the focus stays', async () => {
    const { onFinish } = setup();
    await userEvent.type(start(), '9');
    await userEvent.type(end(), '3{Enter}');

    await waitFor(() => expect(onFinish).toHaveBeenCalledExactlyOnceWith({ price: [3, 9] }));
    expect([start().value, end().value]).toEqual(['3', '9']);
    expect(end()).toHaveFocus();
  });

  it('is emptied by a reset', async () => {
    const { press } = setup();
    await userEvent.type(start(), '12');
    await press('Reset');
    expect([start().value, end().value]).toEqual(['', '']);
  });

  it.each(['success', 'warning', 'error'] as const)(
    'shows %s on both sides, and its icon once, at the end',
    (validateStatus) => {
      const { container } = setup({ validateStatus, hasFeedback: true });
      for (const side of [start(), end()]) {
        expect(side.closest(`.ant-input-number-status-${validateStatus}`)).not.toBeNull();
      }
      const icons = container.querySelectorAll(`.ant-form-item-feedback-icon-${validateStatus}`);
      expect(icons).toHaveLength(1);
      expect(end().closest('.ant-ext-range-number-end')).toContainElement(icons[0] as HTMLElement);
    },
  );

  it('is validated on blur when the focus has left both sides', async () => {
    setup({
      validateTrigger: 'onBlur',
      rules: [RangeNumberExt.required('Both, please', { each: true })],
    });
    await userEvent.type(start(), '5');
    await userEvent.tab();
    expect(end()).toHaveFocus();
    await userEvent.keyboard('3');
    await userEvent.tab();
    expect([start().value, end().value]).toEqual(['3', '5']);
    expect(screen.queryByText('Both, please')).not.toBeInTheDocument();

    await userEvent.clear(end());
    await userEvent.tab();
    expect(await screen.findByText('Both, please')).toBeInTheDocument();
  });
});
