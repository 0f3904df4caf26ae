import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { defineModel, type Model } from '../defineModel';
import { useModel } from '../useModel';

interface Cart {
  items: string[];
  note: string;
  add: (item: string) => void;
}

function createCart() {
  return defineModel<Cart>('cart', ({ set }) => ({
    items: ['tea'],
    note: '',
    add: (item) => set(({ items }) => ({ items: [...items, item] })),
  }));
}

interface CartProps {
  cart: Model<Cart>;
  onRender?: () => void;
}

function Count({ cart }: CartProps) {
  return <output>{useModel(cart).items.length}</output>;
}

function Add({ cart }: CartProps) {
  const { add } = useModel(cart);
  return (
    <button type="button" onClick={() => add('milk')}>
      Add
    </button>
  );
}

function List({ cart, onRender }: CartProps) {
  // A new object each time: equal members have to count as no change.
  const { items } = useModel(cart, (state) => ({ items: state.items }));
  onRender?.();
  return <output>{items.join(', ')}</output>;
}

function Item({ cart, index }: CartProps & { index: number }) {
  return <output>{useModel(cart, (state) => state.items[index] ?? 'nothing')}</output>;
}

describe('useModel', () => {
  it('shows the state to every component that reads it', async () => {
    const cart = createCart();
    render(
      <StrictMode>
        <Count cart={cart} />
        <Add cart={cart} />
      </StrictMode>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('1');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('status')).toHaveTextContent('2');
  });

  it('renders again only when the selected part changes', () => {
    const cart = createCart();
    const onRender = vi.fn();
    render(<List cart={cart} onRender={onRender} />);
    expect(onRender).toHaveBeenCalledTimes(1);
    act(() => cart.set({ note: 'no sugar' }));
    expect(onRender).toHaveBeenCalledTimes(1);
    act(() => cart.get().add('milk'));
    expect(onRender).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('status')).toHaveTextContent('tea, milk');
  });

  it('selects with the latest function', () => {
    const cart = createCart();
    const { rerender } = render(<Item cart={cart} index={0} />);
    expect(screen.getByRole('status')).toHaveTextContent('tea');
    rerender(<Item cart={cart} index={1} />);
    expect(screen.getByRole('status')).toHaveTextContent('nothing');
    act(() => cart.get().add('milk'));
    expect(screen.getByRole('status')).toHaveTextContent('milk');
  });

  it('renders on a server', () => {
    expect(renderToString(<List cart={createCart()} />)).toBe('<output>tea</output>');
  });
});
