import { expect, hydrated, test } from './test';

const KEY = 'dumi:prefers-color';

const cases = [
  { stored: undefined, system: 'dark', mode: 'light', checked: '浅色' },
  { stored: 'light', system: 'dark', mode: 'light', checked: '浅色' },
  { stored: 'dark', system: 'light', mode: 'dark', checked: '深色' },
  { stored: 'auto', system: 'dark', mode: 'dark', checked: '跟随系统' },
  { stored: 'auto', system: 'light', mode: 'light', checked: '跟随系统' },
  { stored: 'sepia', system: 'dark', mode: 'light', checked: '浅色' },
] as const;

for (const { stored, system, mode, checked } of cases) {
  test(`stored ${stored}, system ${system}: ${mode}, from the first paint on`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    if (stored) {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        KEY,
        stored,
      ] as const);
    }
    // The head script has to set the mode before the body is there, so record it at that moment.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        const { prefersColor } = document.documentElement.dataset;
        Reflect.set(window, 'modeAtBody', prefersColor);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/mtools/guide');
    await hydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'modeAtBody'))).toBe(mode);
    await expect(page.locator('html')).toHaveAttribute('data-prefers-color', mode);
    await expect(page.getByRole('banner').getByRole('radio', { name: checked })).toBeChecked();
    const background = mode === 'dark' ? 'rgb(20, 20, 20)' : 'rgb(255, 255, 255)';
    await expect(page.locator('body')).toHaveCSS('background-color', background);
  });
}

test('a choice is stored, holds after a reload, and reaches other tabs', async ({
  page,
  context,
}) => {
  await page.goto('/mtools/');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/mtools/guide');
  await hydrated(other);

  await page.getByRole('banner').getByRole('radio', { name: '深色' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('dark');
  await expect(other.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
  await expect(other.getByRole('banner').getByRole('radio', { name: '深色' })).toBeChecked();

  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
});

test('auto follows the system while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript((key) => localStorage.setItem(key, 'auto'), KEY);
  await page.goto('/mtools/');
  await hydrated(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
});

test('auto follows a system that changes before the page is ready', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript((key) => localStorage.setItem(key, 'auto'), KEY);
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await started;
    await route.continue();
  });
  await page.goto('/mtools/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  start();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
});

test('a page that comes back from the browser’s memory takes what was chosen meanwhile', async ({
  page,
}) => {
  await page.goto('/mtools/');
  await hydrated(page);
  // A browser that is driven keeps no page, so its way back is played: no event of the storage, but this one.
  await page.evaluate((key) => {
    localStorage.setItem(key, 'dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, KEY);
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
  await expect(page.getByRole('banner').getByRole('radio', { name: '深色' })).toBeChecked();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the switch fades with motion “${reducedMotion}” as it should`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      const fades: (number | undefined)[] = [];
      Reflect.set(window, 'fades', fades);
      document.startViewTransition = (change) => {
        const transition = start(change);
        transition.ready.then(
          () => {
            const [fade] = document.getAnimations().filter(({ effect }) => {
              return (
                effect instanceof KeyframeEffect && effect.pseudoElement?.includes('new(root)')
              );
            });
            fades.push(Number(fade?.effect?.getTiming().duration));
          },
          () => fades.push(undefined),
        );
        return transition;
      };
    });
    await page.goto('/mtools/guide');
    await hydrated(page);
    await page.getByRole('banner').getByRole('radio', { name: '深色' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
    const expected = reducedMotion === 'reduce' ? [] : [300];
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'fades'))).toEqual(expected);

    // Two choices at once: the later one holds, and the fade that was cut short is no fault.
    await page.evaluate(() => {
      const [light, , auto] = document.querySelectorAll<HTMLInputElement>(
        'header input[name="color-preference"]',
      );
      auto?.click();
      light?.click();
    });
    await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'light');
    await expect(page.getByRole('banner').getByRole('radio', { name: '浅色' })).toBeChecked();
  });
}

test('in the reader’s own colors what is chosen is still marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/mtools/en-US/antd-ext/button-ext');
  await hydrated(page);
  const ground = (name: string) =>
    page
      .getByRole('navigation')
      .getByRole('link', { name })
      .filter({ visible: true })
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await ground('ButtonExt')).not.toBe(await ground('TreeExt'));
  expect(await ground('Components')).not.toBe(await ground('Guide'));
});
