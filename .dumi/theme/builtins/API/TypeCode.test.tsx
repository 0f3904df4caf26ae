import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TypeCode } from './TypeCode';

it.each([
  ["'a-b' | 'c d'", ["'a-b' ", "| 'c d'"]],
  [
    '(file: File, more: A.B) => Promise<void>',
    ['(file: File,', ' more: A.', 'B) =>', ' Promise<', 'void>'],
  ],
  ['(...args: T[]) => void', ['(...', 'args: T[]) =>', ' void']],
])('lets %s break at its signs only', (type, parts) => {
  const { container } = render(<TypeCode text={type} />);
  expect(container).toHaveTextContent(type);
  const written = container.querySelector('code')?.innerHTML.split('<wbr>');
  expect(written?.map((part) => part.replaceAll('&gt;', '>').replaceAll('&lt;', '<'))).toEqual(
    parts,
  );
});
