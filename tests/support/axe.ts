import { readFileSync } from 'node:fs';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** All other rules ask about structure and size, which are the same in both modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Scope {
  include?: string;
  exclude?: string;
}

interface ScanOptions extends Scope {
  /** All of them unless given. */
  rules?: string[];
}

interface LooksOptions extends Scope {
  /** The window's sizes that are looked at; those of a desktop and of a phone unless given. */
  sizes?: { width: number; height: number }[];
  /** Whether it is looked at in dark as well. */
  dark?: boolean;
}

/** Before the page is loaded: its colors follow what is emulated, and nothing moves. */
export async function followEmulatedColors(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('dumi:prefers-color', 'auto'));
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
}

/** What axe finds in the page as it stands, in one look, its frames included, once nothing comes or goes in it. */
export async function scan(
  page: Page,
  { include = 'html', exclude, rules }: ScanOptions = {},
): Promise<string[]> {
  await Promise.all(page.frames().map(loadAxe));
  await page.waitForFunction(standsStill, { include, exclude });
  return page.evaluate(
    async ([context, runOnly]) => {
      // It need not describe all that is as it should be, which takes as long again.
      const { violations } = await window.axe.run(context, {
        resultTypes: ['violations'],
        ...(runOnly && { runOnly }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [{ include, ...(exclude && { exclude }) }, rules] as const,
  );
}

declare global {
  interface Window {
    /** Once it was loaded into the document. */
    axe: typeof axe;
  }
}

/** Text that fades in has too little contrast, as long as it does. What turns for ever is no reason to wait. */
function standsStill({ include, exclude }: Scope): boolean {
  const isScanned = (element: Element | null | undefined) =>
    element?.closest(include ?? 'html') && !(exclude && element.closest(exclude));
  const runs = ({ playState, effect }: Animation) =>
    playState === 'running' &&
    Number.isFinite(effect?.getComputedTiming().endTime) &&
    isScanned((effect as KeyframeEffect).target);
  // antd's own steps of coming and going: between two of them no animation runs.
  const step = /-(appear|enter|leave)(-(prepare|start|active|end))?(\s|$)/;
  const comesOrGoes = (element: Element) =>
    step.test(element.getAttribute('class') ?? '') && isScanned(element);
  return (
    !document.getAnimations().some(runs) &&
    ![
      ...document.querySelectorAll('[class*="-zoom-"], [class*="-fade-"], [class*="-motion-"]'),
    ].some(comesOrGoes)
  );
}

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Once for each document: to load axe takes a third of what a theme takes. */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
}

/**
 * What axe finds in the page as it stands, in light, in dark and at each size, each with its theme.
 * The page was loaded after `followEmulatedColors`, once for all of them.
 */
export async function findViolations(
  page: Page,
  { include, exclude, sizes = [DESKTOP, PHONE], dark = true }: LooksOptions = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const mode of dark ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme: mode });
      await expect(page.locator('html')).toHaveAttribute('data-prefers-color', mode);
      const rules = mode === 'dark' ? COLOR_RULES : undefined;
      const violations = await scan(page, { include, exclude, rules });
      found.push(...violations.map((violation) => `${size.width} px, ${mode}: ${violation}`));
    }
  }
  return found;
}
