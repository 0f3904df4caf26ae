import { act } from '@testing-library/react';
import { afterEach } from 'vitest';
import { createApp } from '../createApp';
import type { App, AppOptions, RouteConfig } from '../types';

const stops: (() => void)[] = [];

afterEach(() => {
  act(() => {
    for (const stop of stops.splice(0)) stop();
  });
  document.body.replaceChildren();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** Starts an app in a fresh element of the document, as an HTML page would, and stops it after the test. */
export async function startApp<State>(options: AppOptions<State>): Promise<() => void> {
  return (await openApp(createApp(options))).stop;
}

/** The same with an app that is made already. */
export async function openApp<State>(app: App<State>): Promise<{ stop: () => void }> {
  document.body.innerHTML = '<div id="root"></div>';
  let stop = () => {};
  await act(async () => {
    stop = app.start('#root');
  });
  stops.push(stop);
  return { stop };
}

/** A `component` whose module is there at once. */
export function page(element: React.ReactNode): NonNullable<RouteConfig['component']> {
  return async () => ({ default: () => element });
}
