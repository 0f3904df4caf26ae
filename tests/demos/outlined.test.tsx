import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import DatePickers from '../../docs/AntdExt/demo/date-picker-ext/outlined';
import Inputs from '../../docs/AntdExt/demo/input-ext/outlined';

it.each([
  ['date pickers', DatePickers],
  ['inputs', Inputs],
])('a form of outlined %s that is to be vertical is horizontal', async (_, Demo) => {
  const { container } = render(<Demo />);
  const form = container.querySelector('form');

  await userEvent.click(screen.getByText('inline'));
  expect(form).toHaveClass('ant-form-inline');
  await userEvent.click(screen.getByText('vertical'));
  expect(form).toHaveClass('ant-form-horizontal');
  expect(form).not.toHaveClass('ant-form-vertical');
});
