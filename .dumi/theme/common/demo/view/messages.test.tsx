import { expect, it, onTestFinished, vi } from 'vitest';
import { onReady, onView } from './messages';

/** jsdom sends messages without origin and source, so each is made here as a browser makes it. */
function send(data: unknown, init: Partial<MessageEventInit> = {}) {
  const { origin } = window.location;
  window.dispatchEvent(new MessageEvent('message', { origin, source: window, data, ...init }));
}

function views() {
  const callback = vi.fn();
  onTestFinished(onView(callback));
  return callback;
}

it('takes the valid part of a view from its own origin', () => {
  const callback = views();
  send({ type: 'mtools:demo-view', view: { theme: 'zeus', mode: 'blue', dir: 'rtl', onclick: 1 } });
  expect(callback.mock.calls).toEqual([[{ theme: 'zeus', dir: 'rtl' }]]);
});

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['another window', { source: null }],
])('takes nothing from %s', (_, init) => {
  const callback = views();
  send({ type: 'mtools:demo-view', view: { theme: 'zeus' } }, init);
  expect(callback).not.toHaveBeenCalled();
});

it.each([
  undefined,
  null,
  'mtools:demo-view',
  ['mtools:demo-view'],
  {},
  { type: 'mtools:demo-view' },
  { type: 'mtools:demo-view', view: 'zeus' },
  { type: 'mtools:demo-view', view: null },
  { type: 'mtools:demo-ready', view: { theme: 'zeus' } },
])('takes nothing of another shape: %j', (data) => {
  const callback = views();
  send(data);
  expect(callback).not.toHaveBeenCalled();
});

it('stops listening', () => {
  const callback = vi.fn();
  const stop = onView(callback);
  stop();
  send({ type: 'mtools:demo-view', view: { theme: 'zeus' } });
  expect(callback).not.toHaveBeenCalled();
});

it('is told by the frame only that the demo is ready', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const callback = vi.fn();
  onTestFinished(onReady(() => frame.contentWindow, callback));
  send({ type: 'mtools:demo-ready' });
  expect(callback).not.toHaveBeenCalled();
  send({ type: 'mtools:demo-ready' }, { source: frame.contentWindow });
  expect(callback).toHaveBeenCalledTimes(1);
});
