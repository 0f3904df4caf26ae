import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { dynamic } from '../dynamic';
import {
  createApp,
  defineModel,
  Link,
  Outlet,
  type RouteConfig,
  useModel,
  useScopedModel,
} from '../index';
import { defineStore, makeAutoObservable, observer, useStore } from '../mobx';
import { openApp, page, startApp } from './startApp';

interface Counter {
  count: number;
  increment: () => void;
}

const ended = vi.fn();
const counter = defineModel<Counter>('counter', ({ set, onEnd }) => {
  onEnd(ended);
  return { count: 0, increment: () => set((state) => ({ count: state.count + 1 })) };
});

function CounterPage() {
  const { count, increment } = useModel(counter);
  const own = useScopedModel(counter);
  return (
    <>
      <output>{count}</output>
      <button type="button" onClick={increment}>
        Add
      </button>
      <button type="button" onClick={() => own.set({ count: 10 })}>
        Ten
      </button>
    </>
  );
}

function Frame() {
  return (
    <>
      <Link to="/a">A</Link> <Link to="/b">B</Link> <Link to="/">Home</Link>
      <Outlet />
    </>
  );
}

const component = vi.fn(async () => ({ default: CounterPage }));

const withPages = (...pages: RouteConfig[]): RouteConfig[] => [
  {
    path: '/',
    component: async () => ({ default: Frame }),
    children: [{ path: '', component: page(<h1>Home</h1>) }, ...pages],
  },
];

const go = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const count = async () => {
  await screen.findByRole('button', { name: 'Ten' });
  return screen.getByRole('status').textContent;
};

describe('models of a page', () => {
  it('begin and end with it; two routes of one component have each its own, and load it once', async () => {
    const routes = withPages(
      { path: 'a', component, models: [counter] },
      { path: 'b', component, models: async () => ({ counter }) },
    );
    await startApp({ history: 'memory', initialPath: '/a', routes });
    await press('Add');
    await press('Add');
    expect(await count()).toBe('2');
    await go('B');
    expect(await count()).toBe('0');
    await press('Ten');
    expect(await count()).toBe('10');
    expect(ended).toHaveBeenCalledTimes(1);
    await go('A');
    expect(await count()).toBe('0');
    expect(ended).toHaveBeenCalledTimes(2);
    expect(component).toHaveBeenCalledTimes(1);
    expect(counter.get().count).toBe(0);
  });

  it('are not ended by strict mode', async () => {
    ended.mockClear();
    const app = createApp({
      history: 'memory',
      routes: [{ path: '/', component, models: [counter] }],
    });
    app.use({ wrap: StrictMode });
    await openApp(app);
    await press('Add');
    expect(await count()).toBe('1');
    expect(ended).not.toHaveBeenCalled();
  });

  it.each<[string, RouteConfig['models'], RegExp]>([
    [
      'twice',
      [counter, defineModel('counter', () => ({}))],
      /"counter" is registered twice\. where: models of the page "\/"/,
    ],
    ['not at all', () => ({ notAModel: 1 }), /models of a page contain no model/],
    [
      'by a module that fails',
      () => Promise.reject(new Error('gone')),
      /models of the page "\/" could not/,
    ],
  ])('registered %s give an error page that says so', async (_, models, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await startApp({ history: 'memory', routes: [{ path: '/', component, models }] });
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('may not have the namespace of a model of the app', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const app = createApp({
      history: 'memory',
      routes: [{ path: '/', component, models: [counter] }],
    });
    app.model(counter);
    await openApp(app);
    expect(await screen.findByText(/models of the page "\/", and app\.model\(\)/)).toBeVisible();
  });
});

it('dynamic gives each instance its own models', async () => {
  const Counter = dynamic({ component, models: [counter], fetchingComp: () => <p>Wait</p> });
  const two = [1, 2].map((each) => <Counter key={each} />);
  const routes = [{ path: '/', component: page(two) }];
  await startApp({ history: 'memory', routes });
  const [first] = await screen.findAllByRole('button', { name: 'Add' });
  if (first) await userEvent.click(first);
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual(['1', '0']);
});

it('a mobx store can be a model of a page', async () => {
  const dispose = vi.fn();
  class Cart {
    items = 0;
    dispose = dispose;
    constructor() {
      makeAutoObservable(this, { dispose: false });
    }
    add() {
      this.items += 1;
    }
  }
  const cart = defineStore('cart', () => new Cart());
  const CartPage = observer(() => {
    const store = useStore(cart);
    return (
      <button type="button" onClick={() => store.add()}>
        {store.items} items
      </button>
    );
  });
  const routes = withPages({
    path: 'a',
    component: async () => ({ default: CartPage }),
    models: [cart],
  });
  await startApp({ history: 'memory', initialPath: '/a', routes });
  await press('0 items');
  expect(screen.getByRole('button', { name: '1 items' })).toBeVisible();
  expect(cart.get().items).toBe(0);
  await go('Home');
  expect(dispose).toHaveBeenCalledTimes(1);
  act(() => cart.reset());
});
