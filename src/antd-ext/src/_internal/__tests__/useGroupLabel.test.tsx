import { render, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RadioGroupExt } from '../../radio-group-ext';

const form = (labelId?: string) => (
  <>
    <label id={labelId} htmlFor="status">
      Status
    </label>
    <RadioGroupExt id="status" dataMap={{ open: 'Open' }} />
  </>
);

const added: Element[] = [];

function add(element: HTMLElement): HTMLElement {
  document.body.append(element);
  added.push(element);
  return element;
}

afterEach(() => {
  for (const element of added.splice(0)) element.remove();
});

it('a label that has an id keeps it, and names the group', () => {
  const { getByText, getByRole } = render(form('own'));

  expect(getByText('Status')).toHaveAttribute('id', 'own');
  expect(getByRole('radiogroup')).toHaveAccessibleName('Status');
});

it('a label in a shadow root names the group there', () => {
  // Another one of the same id, outside.
  add(document.createElement('label')).setAttribute('for', 'status');
  const container = document.createElement('div');
  add(document.createElement('div')).attachShadow({ mode: 'open' }).append(container);
  render(form(), { container });

  expect(within(container).getByRole('radiogroup', { name: 'Status' })).toBeInTheDocument();
});
