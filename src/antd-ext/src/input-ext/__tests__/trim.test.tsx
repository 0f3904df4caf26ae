import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import type { ChangeEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { InputExt, type InputExtProps } from '..';

const field = () => screen.getByLabelText<HTMLInputElement>('Name');

/** Renders a field named Name, and records which texts it emits. */
function setup(props: InputExtProps = {}) {
  const texts: string[] = [];
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    texts.push(event.target.value);
  };
  const page = (more?: InputExtProps) => (
    <InputExt aria-label="Name" trim onChange={onChange} {...props} {...more} />
  );
  const { rerender } = render(page());
  const update = (more: InputExtProps) => rerender(page(more));
  return { texts, update, user: userEvent.setup() };
}

describe('trim', () => {
  it('leaves the text alone while it is typed, and trims it once when it is left', async () => {
    const { texts, user } = setup();
    await user.type(field(), ' a b ');
    expect(field()).toHaveValue(' a b ');

    await user.tab();
    expect(field()).toHaveValue('a b');
    expect(texts).toEqual([' ', ' a', ' a ', ' a b', ' a b ', 'a b']);
  });

  it('sets no selection in a field that was left, to which Safari would go back', async () => {
    const { user } = setup();
    await user.type(field(), ' a ');
    const select = vi.spyOn(field(), 'setSelectionRange');
    await user.tab();

    expect(field()).toHaveValue('a');
    expect(select).not.toHaveBeenCalled();
  });

  it('is off unless asked for', async () => {
    const { texts, user } = setup({ trim: false });
    await user.type(field(), ' a {Enter}');
    await user.tab();

    expect(field()).toHaveValue(' a ');
    expect(texts).toHaveLength(3);
  });

  it('says nothing when there is nothing to trim', async () => {
    const { texts, user } = setup({ defaultValue: 'a b' });
    await user.click(field());
    await user.tab();

    expect(texts).toEqual([]);
  });

  it('knows the wide space of Chinese input methods, and makes nothing of nothing but spaces', async () => {
    const { texts, user } = setup({ defaultValue: '\u3000张三\u00a0' });
    await user.click(field());
    await user.tab();
    expect(field()).toHaveValue('张三');

    await user.clear(field());
    await user.type(field(), '  ');
    await user.tab();
    expect(field()).toHaveValue('');
    expect(texts.at(-1)).toBe('');
  });

  it.each([
    ['behind the same letter', '  abc  ', 3, 1],
    ['at the start, if it stood in the white space before', '   abc', 1, 0],
  ])('keeps the caret %s on Enter', async (_, defaultValue, before, after) => {
    const { user } = setup({ defaultValue });
    await user.click(field());
    field().setSelectionRange(before, before);
    await user.keyboard('{Enter}');

    expect(field()).toHaveValue('abc');
    expect(field().selectionStart).toBe(after);
    expect(field()).toHaveFocus();
  });

  it('leaves what is selected on Enter in a text with nothing to trim', async () => {
    const { user } = setup({ defaultValue: 'abc' });
    await user.click(field());
    field().setSelectionRange(0, 3);
    await user.keyboard('{Enter}');

    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 3]);
  });

  it('is done before the handlers of the user are called', async () => {
    const seen: string[] = [];
    const note = (event: { currentTarget: HTMLInputElement }) => {
      seen.push(event.currentTarget.value);
    };
    const { user } = setup({ onBlur: note, onPressEnter: note });
    await user.type(field(), 'a {Enter}b ');
    await user.tab();

    expect(seen).toEqual(['a', 'ab']);
  });

  it('respects a parent which keeps the spaces, and changes nothing that may not be changed', async () => {
    const { texts, user } = setup({ value: ' a ' });
    await user.click(field());
    await user.tab();
    expect(texts).toEqual(['a']);
    expect(field()).toHaveValue(' a ');
  });

  it('does not touch a read-only field', async () => {
    const { texts, user } = setup({ defaultValue: ' a ', readOnly: true });
    await user.click(field());
    await user.keyboard('{Enter}');
    await user.tab();

    expect(field()).toHaveValue(' a ');
    expect(texts).toEqual([]);
  });

  it('does not touch a field that was disabled while it had the focus', async () => {
    const { texts, update, user } = setup({ defaultValue: ' a ' });
    await user.click(field());
    update({ disabled: true });
    // Not by a tab, for which jsdom, unlike browsers, lets nobody leave what is disabled.
    fireEvent.blur(field());

    expect(field()).toHaveValue(' a ');
    expect(texts).toEqual([]);
  });

  it('works for types which have no caret', async () => {
    // Browsers take other white space from an address themselves.
    const { texts, user } = setup({ type: 'email', defaultValue: '\u3000a@b.cn' });
    await user.click(field());
    await user.keyboard('{Enter}');

    expect(field()).toHaveValue('a@b.cn');
    expect(texts).toEqual(['a@b.cn']);
  });
});

describe('Enter which ends a composition', () => {
  it.each([
    ['by isComposing', { isComposing: true }],
    ['by its code, as in Safari', { keyCode: 229 }],
  ])('neither trims nor submits, known %s', (_, init) => {
    const onPressEnter = vi.fn();
    const { texts } = setup({ defaultValue: ' 你好 ', onPressEnter });
    fireEvent.keyDown(field(), { key: 'Enter', ...init });
    expect(onPressEnter).not.toHaveBeenCalled();
    expect(texts).toEqual([]);

    fireEvent.keyUp(field(), { key: 'Enter' });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
    expect(onPressEnter).toHaveBeenCalledOnce();
    expect(texts).toEqual(['你好']);
  });

  it('does not search', () => {
    const onSearch = vi.fn();
    render(<InputExt.Search aria-label="Name" defaultValue="你好" onSearch={onSearch} />);
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(onSearch).not.toHaveBeenCalled();

    fireEvent.keyUp(field(), { key: 'Enter' });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
    expect(onSearch).toHaveBeenCalledOnce();
  });
});

describe('trim in the rest of the family', () => {
  it('takes Enter in a text area for a new line', async () => {
    const onPressEnter = vi.fn();
    render(<InputExt.TextArea aria-label="Name" trim onPressEnter={onPressEnter} />);
    await userEvent.type(field(), 'a {Enter}b{Enter}');
    expect(field()).toHaveValue('a \nb\n');
    expect(onPressEnter).toHaveBeenCalledTimes(2);

    await userEvent.tab();
    expect(field()).toHaveValue('a \nb');
  });

  it('trims a password only if asked', async () => {
    const { rerender } = render(<InputExt.Password aria-label="Name" />);
    await userEvent.type(field(), ' secret ');
    await userEvent.tab();
    expect(field()).toHaveValue(' secret ');

    rerender(<InputExt.Password aria-label="Name" trim />);
    await userEvent.type(field(), ' ');
    await userEvent.tab();
    expect(field()).toHaveValue('secret');
  });

  it('searches for the trimmed text, by Enter and by the button, which takes no focus', async () => {
    const onSearch = vi.fn();
    render(
      <InputExt.Search aria-label="Name" trim enterButton="Go" onSearch={onSearch} allowClear />,
    );
    await userEvent.type(field(), ' a {Enter}');
    expect(onSearch).toHaveBeenLastCalledWith('a', expect.anything(), { source: 'input' });

    await userEvent.type(field(), ' ');
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(onSearch).toHaveBeenCalledTimes(2);
    expect(onSearch).toHaveBeenLastCalledWith('a', expect.anything(), { source: 'input' });
    expect(field()).toHaveValue('a');
  });

  it('can be cleared although there is something to trim', async () => {
    const onChange = vi.fn();
    render(<InputExt.Search aria-label="Name" trim allowClear onChange={onChange} />);
    await userEvent.type(field(), ' ab ');
    onChange.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'close-circle' }));

    expect(field()).toHaveValue('');
    expect(onChange.mock.calls.map(([event]) => event.target.value)).toEqual(['']);
  });

  it('searches for the text as it is without trim', async () => {
    const onSearch = vi.fn();
    render(<InputExt.Search aria-label="Name" enterButton="Go" onSearch={onSearch} />);
    await userEvent.type(field(), ' a {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));

    expect(onSearch.mock.calls.map(([text]) => text)).toEqual([' a ', ' a ']);
    expect(onSearch).toHaveBeenLastCalledWith(' a ', expect.anything(), { source: 'input' });
    expect(field()).toHaveValue(' a ');
  });
});

it('gives a form the trimmed text, also when Enter sends it', async () => {
  const onFinish = vi.fn();
  render(
    <Form onFinish={onFinish}>
      <Form.Item
        name="name"
        label="Name"
        validateTrigger="onBlur"
        rules={[{ required: true, message: 'A name, please' }]}
      >
        <InputExt trim />
      </Form.Item>
      <button type="submit">Send</button>
    </Form>,
  );
  await userEvent.type(field(), '  ');
  await userEvent.tab();
  expect(await screen.findByText('A name, please')).toBeInTheDocument();

  await userEvent.type(field(), ' Ada {Enter}');
  await waitFor(() => expect(onFinish).toHaveBeenCalledExactlyOnceWith({ name: 'Ada' }));
});
