import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { describe, expect, it, vi } from 'vitest';
import { ProInputNumber, ProInputNumberOutLine } from '..';
import { field } from './setup';

describe('ProInputNumberOutLine', () => {
  const outlined = () => field().closest('.ant-ext-outline-field');

  it('is ProInputNumber.Outline, and its label names the field', async () => {
    const onChange = vi.fn();
    render(<ProInputNumber.Outline label="Amount" required needThousandths onChange={onChange} />);
    expect(ProInputNumber.Outline).toBe(ProInputNumberOutLine);
    expect(field()).toBeRequired();
    expect(outlined()).not.toHaveClass('ant-ext-outline-field-filled');

    await userEvent.type(field(), '1234');
    expect(field()).toHaveValue('1,234');
    expect(onChange).toHaveBeenLastCalledWith(1234);
    expect(outlined()).toHaveClass('ant-ext-outline-field-filled');
  });

  it('stays up for a prefix, and takes disabled, status and size', () => {
    render(
      <ProInputNumberOutLine
        label="Amount"
        prefix="¥"
        disabled
        status="error"
        size="small"
        id="amount"
      />,
    );

    expect(field()).toBeDisabled();
    expect(field()).toHaveAttribute('id', 'amount');
    expect(outlined()).toHaveClass('ant-ext-outline-field-filled', 'ant-ext-outline-field-small');
    expect(outlined()?.matches(':has(> [class*="-disabled"][class*="-status-error"])')).toBe(true);
  });

  it('stays up for the buttons of a spinner, as long as they are there', () => {
    const { rerender } = render(<ProInputNumberOutLine label="Amount" mode="spinner" />);
    expect(outlined()).toHaveClass('ant-ext-outline-field-filled');

    rerender(<ProInputNumberOutLine label="Amount" mode="spinner" controls={false} />);
    expect(outlined()).not.toHaveClass('ant-ext-outline-field-filled');
  });

  it('keeps its value itself, or shows that of its owner', async () => {
    const { rerender } = render(<ProInputNumberOutLine label="Amount" defaultValue={5} />);
    await userEvent.type(field(), '6');
    expect(field()).toHaveValue('56');

    rerender(<ProInputNumberOutLine key="owned" label="Amount" value={5} />);
    await userEvent.type(field(), '6');
    await userEvent.tab();
    expect(field()).toHaveValue('5');
    expect(outlined()).toHaveClass('ant-ext-outline-field-filled');
  });

  it('shows the star of a required Form.Item without being told', () => {
    render(
      <Form>
        <Form.Item name="amount" rules={[{ required: true }]}>
          <ProInputNumberOutLine label="Amount" />
        </Form.Item>
      </Form>,
    );

    expect(screen.getByText('*')).toBeInTheDocument();
    expect(field()).toBeRequired();
  });
});
