import { act } from '@testing-library/react';
import { afterEach } from 'vitest';
import { createApp } from '../createApp';
import type { AppOptions, RouteConfig } from '../types';

const stops: (() => void)[] = [];

afterEach(() => {
  act(() => {
    for (const stop of stops.splice(0)) stop();
  });
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

/** Starts an app in a fresh element of the document, as an HTML page would, and stops it after the test. */
export async function startApp(options: AppOptions): Promise<() => void> {
  document.body.innerHTML = '<div id="root"></div>';
  const app = createApp(options);
  let stop = () => {};
  await act(async () => {
    stop = app.start('#root');
  });
  stops.push(stop);
  return stop;
}

/** A `component` whose module is there at once. */
export function page(element: React.ReactNode): RouteConfig['component'] {
  return async () => ({ default: () => element });
}
