import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { defineModel } from './defineModel';

interface Counter {
  count: number;
  step: number;
  increment: () => void;
}

function createCounter() {
  return defineModel<Counter>('counter', ({ get, set }) => ({
    count: 0,
    step: 1,
    increment: () => set({ count: get().count + get().step }),
  }));
}

describe('defineModel', () => {
  it('changes its state through the functions in it', () => {
    const counter = createCounter();
    expect(counter.get().count).toBe(0);
    counter.get().increment();
    expect(counter.get().count).toBe(1);
    expect(counter.namespace).toBe('counter');
  });

  it('merges a patch, given as an object or computed from the state', () => {
    const counter = createCounter();
    counter.set({ step: 5 });
    counter.set((state) => ({ count: state.count + state.step }));
    expect(counter.get()).toMatchObject({ count: 5, step: 5 });
  });

  it('tells its listeners about changes only, until they leave', () => {
    const counter = createCounter();
    const listener = vi.fn();
    const leave = counter.subscribe(listener);
    counter.set({ count: 0 });
    expect(listener).not.toHaveBeenCalled();
    counter.set({ count: 1 });
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    counter.set({ count: 2 });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('lets a listener leave while the listeners are being told', () => {
    const counter = createCounter();
    const later = vi.fn();
    const leave = counter.subscribe(() => leave());
    counter.subscribe(later);
    counter.get().increment();
    counter.get().increment();
    expect(later).toHaveBeenCalledTimes(2);
  });

  it('goes back to what init returns', () => {
    const counter = createCounter();
    counter.get().increment();
    counter.reset();
    expect(counter.get().count).toBe(0);
    counter.get().increment();
    expect(counter.get().count).toBe(1);
  });

  it('refuses an empty namespace, and an init that reads the state it has to make', () => {
    expect(() => defineModel('', () => ({}))).toThrow(/empty namespace/);
    expect(() => defineModel<{ a: number }>('early', ({ get }) => ({ a: get().a }))).toThrow(
      /"early" uses get or set before/,
    );
  });

  it('infers the state from init', () => {
    const user = defineModel('user', () => ({ name: '' }));
    expectTypeOf(user.get()).toEqualTypeOf<{ name: string }>();
  });
});
