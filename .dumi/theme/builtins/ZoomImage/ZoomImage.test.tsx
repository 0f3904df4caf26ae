import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import ZoomImage from '.';

it('has an image of its own for each color mode, where there are two files', () => {
  render(<ZoomImage src="/a.light.webp" data-dark="/a.dark.webp" alt="A page" width={4} />);
  const images = screen.getAllByRole('img', { name: 'A page' });
  expect(images.map((image) => image.getAttribute('src'))).toEqual([
    '/a.light.webp',
    '/a.dark.webp',
  ]);
  // The stylesheet shows the one of the page's mode.
  const places = images.map((image) => image.closest<HTMLElement>('.mode-picture'));
  expect(places.map((place) => place?.dataset.mode)).toEqual(['light', 'dark']);
  for (const image of images) {
    expect(image.closest('a')).toHaveAttribute('href', image.getAttribute('src'));
    expect(image).toHaveAttribute('width', '4');
    expect(image).not.toHaveAttribute('data-dark');
  }
});

it('is one image in every mode, where there is one file', () => {
  render(<ZoomImage src="/a.png" alt="A page" />);
  expect(screen.getByRole('img', { name: 'A page' }).closest('.mode-picture')).toBeNull();
});
