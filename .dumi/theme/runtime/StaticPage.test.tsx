import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { EnglishPage } from './fixture';
import { KeptPage } from './StaticPage';

const HTML = `<div class="static-page">
  <div role="tablist">
    <button role="tab" data-manager="npm" aria-selected="true" tabindex="0">npm</button>
    <button role="tab" data-manager="pnpm" aria-selected="false" tabindex="-1">pnpm</button>
  </div>
  <a class="zoom-image" href="/a.png"><img src="/a.png" alt="A page" /></a>
</div>`;

beforeEach(() => {
  localStorage.clear();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = HTML.replace(/>\s+</g, '><');
  render(
    <EnglishPage>
      <KeptPage />
    </EnglishPage>,
    { container, hydrate: true },
  );
});

it('lets a reader choose a package manager, also with the arrow keys', async () => {
  const tab = (name: string) => screen.getByRole('tab', { name });
  await userEvent.click(tab('pnpm'));
  expect(tab('pnpm')).toHaveAttribute('aria-selected', 'true');
  expect(tab('npm')).toHaveAttribute('tabindex', '-1');
  expect(document.documentElement).toHaveAttribute('data-package-manager', 'pnpm');
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('npm')).toHaveAttribute('aria-selected', 'true');
  expect(tab('npm')).toHaveFocus();
});

it('enlarges an image, and closes it', async () => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  await userEvent.click(screen.getByRole('img', { name: 'A page' }));
  const dialog = await screen.findByRole('dialog', { name: 'A page' });
  expect(within(dialog).getByRole('img', { name: 'A page' })).toBeVisible();
});
