import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Announcement } from '../Announcement';

it('what Announcement says is for screen readers, and not seen', () => {
  render(<Announcement>3 rows</Announcement>);

  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('3 rows');
  expect(status.style).toMatchObject({ overflow: 'hidden', clipPath: 'inset(50%)' });
});
