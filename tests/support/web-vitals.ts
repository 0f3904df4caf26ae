import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openTab, type Tab } from './tab';

/** The device and connection of the comparison: a middling telephone on a slow mobile network. */
const SCREEN = { width: 412, height: 823 };
const SCALE = 1.75;
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};

/** A task is long when it keeps the reader waiting for more than this, in ms. */
const LONG_TASK_MS = 50;
/** So long after loading the main thread is still watched, in ms. */
const WATCH_MS = 5_000;
/** Until what a page does when it is idle or scrolled (prefetching) has begun, in ms. */
const SETTLE_MS = 1_500;
/** Without a request for so long, a page has loaded what it prefetches, in ms. */
const QUIET_MS = 500;
const POLL_MS = 50;
const NAVIGATION_TIMEOUT_MS = 20_000;

export interface LongTask {
  start: number;
  duration: number;
}

/** What one cold visit cost; times in ms, sizes in KiB as transferred. */
export interface Vitals {
  js: number;
  /** Everything: the document, scripts, styles, fonts, images and data. */
  total: number;
  lcp: number;
  blocking: number;
  shift: number;
}

export interface Visited {
  /** What loading cost. */
  vitals: Vitals;
  /** From the click until the next page was painted, in ms. */
  navigation: number;
}

export interface VisitOptions {
  url: string;
  /** Slow processor and slow network. */
  throttled: boolean;
  /** The reader asks for little data, so that the site must not prefetch: the next page's code is cold. */
  saveData: boolean;
  /** Selector of the element with the page's content, whose links can be followed; `main` unless given. */
  content?: string;
  /** Path of the page to go to; the first link of the content decides unless given. */
  target?: string;
}

interface Recorded {
  lcp: number;
  fcp: number;
  shift: number;
  tasks: LongTask[];
}

/**
 * Total blocking time: what each long task takes beyond 50 ms. A task that began before the window
 * counts from the window's start.
 *
 * @param tasks tasks of the main thread, in ms
 * @param from start of the window, the first contentful paint
 * @param to end of the window
 */
export function blockingTime(tasks: readonly LongTask[], from: number, to = Infinity): number {
  return tasks.reduce((sum, { start, duration }) => {
    const inside = Math.min(start + duration, to) - Math.max(start, from);
    return sum + Math.max(0, inside - LONG_TASK_MS);
  }, 0);
}

/** Runs in the page before its own scripts. Text, because the compiler's helpers are not there. */
export const RECORD = `
  const recorded = { lcp: 0, fcp: 0, shift: 0, tasks: [] };
  window.__vitals = recorded;
  const observe = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => { recorded.lcp = entry.startTime; });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') recorded.fcp = entry.startTime;
  });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) recorded.shift += entry.value; });
  observe('longtask', (entry) => {
    recorded.tasks.push({ start: entry.startTime, duration: entry.duration });
  });
`;

/** Runs in the page before its own scripts: a reader who asks for little data. */
export const SAVE_DATA = `
  Object.defineProperty(navigator, 'connection', {
    // A window that was opened empty is told it twice.
    configurable: true,
    value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }),
  });
`;

/**
 * Chooses the first link of the page's content that leads to another page of the site, or to `target`, and
 * finds in that page's HTML which heading is its last one.
 */
const findLink = ({ content = 'main', target }: VisitOptions) => `(async () => {
  const target = ${JSON.stringify(target)};
  const link = [...document.querySelectorAll(${JSON.stringify(content)} + ' a[href]')].find(
    (link) =>
      (target === undefined || link.pathname === target) && link.origin === location.origin &&
      !link.target && !link.type && link.pathname !== location.pathname &&
      !link.pathname.includes('/~demos/') && link.getClientRects().length > 0,
  );
  if (!link) throw new Error('No link of the content leads to ' + (target ?? 'another page'));
  const html = await (await fetch(link.href)).text();
  const headings = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main h2[id]');
  window.__link = link;
  window.__heading = [...headings].at(-1)?.id;
  link.scrollIntoView({ block: 'center' });
})()`;

/**
 * From the click until the frame after the next one, once another title and the whole text stand there:
 * a shell may know the title long before it has the text.
 */
const FOLLOW_LINK = `new Promise((resolve) => {
  const title = () => document.querySelector('h1')?.textContent;
  const hasText = () =>
    !window.__heading || document.getElementById(window.__heading)?.getClientRects().length > 0;
  const before = title();
  const start = performance.now();
  const observer = new MutationObserver(() => {
    if (!title() || title() === before || !hasText()) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
  });
  observer.observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
  window.__link.click();
})`;

/** A tab with the device and connection of the comparison. */
export async function openPhone(
  browser: Browser,
  { throttled, saveData }: Pick<VisitOptions, 'throttled' | 'saveData'>,
): Promise<Tab> {
  const tab = await openTab(browser);
  await tab.send('Network.enable');
  await tab.send('Emulation.setDeviceMetricsOverride', {
    ...SCREEN,
    deviceScaleFactor: SCALE,
    mobile: true,
  });
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  if (throttled) {
    await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await tab.send('Network.emulateNetworkConditions', NETWORK);
  }
  if (saveData) await tab.send('Network.setExtraHTTPHeaders', { headers: { 'Save-Data': 'on' } });
  const source = saveData ? RECORD + SAVE_DATA : RECORD;
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  return tab;
}

/** What the page's own requests have transferred so far, and whether some of them are on their way. */
function watchRequests(tab: Tab) {
  const scripts = new Set<string>();
  const pending = new Set<string>();
  const bytes = { js: 0, total: 0 };
  tab.listen(({ method, params }) => {
    if (method === 'Network.requestWillBeSent') {
      pending.add(params.requestId);
      // What is only prefetched has another type.
      if (params.type === 'Script') scripts.add(params.requestId);
    } else if (method === 'Network.loadingFailed') {
      pending.delete(params.requestId);
    } else if (method === 'Network.loadingFinished') {
      pending.delete(params.requestId);
      bytes.total += params.encodedDataLength;
      if (scripts.has(params.requestId)) bytes.js += params.encodedDataLength;
    }
  });
  return {
    sizes: () => ({ js: bytes.js / 1024, total: bytes.total / 1024 }),
    /** Waits until nothing has been on its way for a while. */
    async quiet() {
      const end = Date.now() + NAVIGATION_TIMEOUT_MS;
      for (let since = Date.now(); Date.now() - since < QUIET_MS; ) {
        if (Date.now() > end) throw new Error(`Requests go on after ${NAVIGATION_TIMEOUT_MS} ms`);
        await setTimeout(POLL_MS);
        if (pending.size > 0) since = Date.now();
      }
    },
  };
}

/** Brings a link of the page into view, lets the page do what it does then, and follows the link. */
async function followLink(
  tab: Tab,
  quiet: () => Promise<void>,
  options: VisitOptions,
): Promise<number> {
  await tab.evaluate(findLink(options));
  await setTimeout(SETTLE_MS);
  await quiet();
  const followed = tab.evaluate<number>(FOLLOW_LINK);
  const late = setTimeout(NAVIGATION_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`No new page ${NAVIGATION_TIMEOUT_MS} ms after the click`);
  });
  return Promise.race([followed, late]);
}

/** Visits a page for the first time, waits until it is quiet, and then follows a link. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visited> {
  const tab = await openPhone(browser, options);
  try {
    const { sizes, quiet } = watchRequests(tab);
    await tab.goto(options.url);
    await quiet();
    await setTimeout(options.throttled && !options.saveData ? WATCH_MS : SETTLE_MS);
    const loaded = sizes();
    const { lcp, fcp, shift, tasks } = await tab.evaluate<Recorded>('window.__vitals');
    const vitals = { ...loaded, lcp, shift, blocking: blockingTime(tasks, fcp) };
    return { vitals, navigation: await followLink(tab, quiet, options) };
  } finally {
    await tab.close();
  }
}
