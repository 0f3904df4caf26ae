import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFrames } from './watchFrames';

const onPress = vi.fn();
let stop: () => void;
let frame: HTMLIFrameElement;

/** The order of Firefox; other browsers have moved the focus before. */
function leave(to?: HTMLElement) {
  window.dispatchEvent(new Event('blur'));
  expect(onPress).not.toHaveBeenCalled();
  to?.focus();
}

beforeEach(() => {
  vi.useFakeTimers();
  frame = document.body.appendChild(document.createElement('iframe'));
  stop = watchFrames(onPress);
});
afterEach(() => {
  stop();
  frame.remove();
  onPress.mockReset();
  vi.useRealTimers();
});

describe('watchFrames', () => {
  it('detects a press in a frame though the focus is there only after the window has lost it', () => {
    leave(frame);
    vi.runAllTimers();
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('is not told of another window', () => {
    leave();
    vi.runAllTimers();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('ends also while the focus is on its way', () => {
    leave(frame);
    stop();
    vi.runAllTimers();
    leave(frame);
    vi.runAllTimers();
    expect(onPress).not.toHaveBeenCalled();
  });
});
