import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { InputNumber, Radio, type RadioChangeEvent } from 'antd';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RadioGroupExt } from '..';

const STATUS = { open: 'Open', closed: 'Closed' };
const radio = (name: string) => screen.getByRole('radio', { name });

function setup(props: { value?: string; allowDeselect?: boolean } = { allowDeselect: true }) {
  const change = vi.fn<(event: RadioChangeEvent) => void>();
  const view = render(
    <StrictMode>
      <RadioGroupExt
        dataMap={STATUS}
        defaultValue="open"
        name="status"
        {...props}
        onChange={change}
      />
    </StrictMode>,
  );
  const values = () => change.mock.calls.map(([event]) => event.target.value);
  return { ...view, change, values };
}

function Page() {
  const [value, setValue] = useState<string | undefined>('open');
  return (
    <RadioGroupExt
      dataMap={STATUS}
      allowDeselect
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

/** Radios which come without a render of their group. */
function LateRadios() {
  const [loaded, setLoaded] = useState(false);
  if (!loaded) {
    return (
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
    );
  }
  return Object.entries(STATUS).map(([value, name]) => (
    <RadioGroupExt.Radio key={value} value={value}>
      {name}
    </RadioGroupExt.Radio>
  ));
}

describe('allowDeselect of RadioGroupExt', () => {
  it('is off: a click on the checked radio does nothing', async () => {
    const { change } = setup({});

    await userEvent.click(radio('Open'));
    radio('Open').focus();
    await userEvent.keyboard(' ');

    expect(radio('Open')).toBeChecked();
    expect(change).not.toHaveBeenCalled();
  });

  it('takes the choice back with a click, once, and gives it again with another', async () => {
    const { values } = setup();

    await userEvent.click(radio('Open'));
    expect(radio('Open')).not.toBeChecked();
    expect(values()).toEqual([undefined]);

    await userEvent.click(radio('Open'));
    expect(radio('Open')).toBeChecked();
    expect(values()).toEqual([undefined, 'open']);
  });

  it('works on the label, too', async () => {
    const { values } = setup();

    await userEvent.click(screen.getByText('Open'));

    expect(radio('Open')).not.toBeChecked();
    expect(values()).toEqual([undefined]);
  });

  it('leaves the choice alone when a field in its label is used', async () => {
    const change = vi.fn();
    const label = (
      <>
        Other <InputNumber aria-label="Amount" defaultValue={1} />
      </>
    );
    render(
      <RadioGroupExt
        allowDeselect
        defaultValue="other"
        options={[
          { value: 'other', label },
          { value: 'none', label: 'None' },
        ]}
        onChange={change}
      />,
    );
    const other = screen.getByRole('radio', { name: /Other/ });
    const up = document.querySelector('.ant-input-number-action-up');
    if (!up) throw new Error('There is no button to step up');
    await userEvent.click(up);
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Amount' }));
    expect(other).toBeChecked();
    expect(change).not.toHaveBeenCalled();

    await userEvent.click(other);
    expect(other).not.toBeChecked();
    await userEvent.click(screen.getByText('None'));
    await userEvent.click(screen.getByText('None'));
    expect(screen.getByRole('radio', { name: 'None' })).not.toBeChecked();
  });

  it.each([
    ['text area', <textarea key="1" aria-label="Field" />],
    ['native select', <select key="2" aria-label="Field" />],
    ['button', <button key="3" type="button" aria-label="Field" />],
    ['checkbox', <input key="4" type="checkbox" aria-label="Field" />],
  ])('leaves it to whoever clicks on or beside a %s in its label', async (_, control) => {
    const change = vi.fn();
    const label = (
      <>
        Other {control} <i>pieces</i>
      </>
    );
    const options = [{ value: 'other', label }];
    render(
      <RadioGroupExt allowDeselect defaultValue="other" options={options} onChange={change} />,
    );
    await userEvent.click(screen.getByLabelText('Field'));
    await userEvent.click(screen.getByText('pieces'));

    expect(screen.getByRole('radio')).toBeChecked();
    expect(change).not.toHaveBeenCalled();
  });

  it('tells of it as antd tells of a choice', async () => {
    const { change } = setup();

    await userEvent.click(radio('Open'));

    const [event] = change.mock.lastCall ?? [];
    expect(event?.target).toEqual({
      value: undefined,
      checked: false,
      name: 'status',
      type: 'radio',
    });
    expect(event?.nativeEvent).toBeInstanceOf(MouseEvent);
    expect('value' in (event?.target ?? {})).toBe(true);
  });

  it('hands the event on, so that it can be stopped', async () => {
    const outer = vi.fn();
    document.body.addEventListener('click', outer);
    render(
      <RadioGroupExt
        dataMap={{ open: 'Open' }}
        defaultValue="open"
        allowDeselect
        onChange={(event) => event.stopPropagation()}
      />,
    );

    radio('Open').click();
    document.body.removeEventListener('click', outer);

    expect(outer).not.toHaveBeenCalled();
  });

  it('hands the event on, so that its default can be prevented', () => {
    render(
      <RadioGroupExt
        dataMap={STATUS}
        defaultValue="open"
        allowDeselect
        onChange={(event) => event.preventDefault()}
      />,
    );

    expect(fireEvent.click(radio('Open'))).toBe(false);
  });

  it('takes it back with Space also where the browser makes no click of it', () => {
    const { values } = setup();
    fireEvent.keyDown(radio('Open'), { key: ' ' });
    expect(fireEvent.keyUp(radio('Open'), { key: ' ' })).toBe(false);

    expect(radio('Open')).not.toBeChecked();
    expect(values()).toEqual([undefined]);
  });

  it('keeps it for another key, and for a Space that was pressed elsewhere', () => {
    const { change } = setup();
    fireEvent.keyDown(radio('Open'), { key: 'x' });
    fireEvent.keyUp(radio('Open'), { key: ' ' });
    fireEvent.keyDown(radio('Open'), { key: ' ' });
    fireEvent.keyUp(radio('Open'), { key: 'x' });
    fireEvent.keyDown(document.body, { key: ' ' });
    fireEvent.keyDown(radio('Closed'), { key: ' ' });
    fireEvent.keyUp(radio('Closed'), { key: ' ' });

    expect(radio('Open')).toBeChecked();
    expect(change).not.toHaveBeenCalled();
  });

  it('takes one Space once', () => {
    const { values } = setup();
    fireEvent.keyDown(radio('Open'), { key: ' ' });
    fireEvent.keyUp(radio('Open'), { key: ' ' });
    fireEvent.click(radio('Open'));
    fireEvent.keyUp(radio('Open'), { key: ' ' });
    expect(radio('Open')).toBeChecked();
    expect(values()).toEqual([undefined, 'open']);
  });

  it('leaves a group inside of it alone, and takes back its own choice beside that', () => {
    const change = vi.fn<(event: RadioChangeEvent) => void>();
    render(
      <RadioGroupExt name="outer" allowDeselect defaultValue="b" onChange={change}>
        <RadioGroupExt name="inner" dataMap={STATUS} defaultValue="open" />
        <Radio value="b">B</Radio>
      </RadioGroupExt>,
    );
    fireEvent.click(radio('Open'));
    expect(change).not.toHaveBeenCalled();
    fireEvent.click(radio('B'));
    expect(change.mock.calls.map(([event]) => event.target.value)).toEqual([undefined]);
    expect(radio('B')).not.toBeChecked();
    expect(radio('Open')).toBeChecked();
  });

  it('takes the choice back with Space, and gives it again', async () => {
    const { values } = setup();
    await userEvent.tab();
    expect(radio('Open')).toHaveFocus();

    await userEvent.keyboard(' ');
    expect(radio('Open')).not.toBeChecked();
    expect(radio('Open')).toHaveFocus();

    await userEvent.keyboard(' ');
    expect(radio('Open')).toBeChecked();
    expect(values()).toEqual([undefined, 'open']);
  });

  it('does not take an arrow key, nor another key, for it', async () => {
    const { values } = setup();
    await userEvent.tab();

    await userEvent.keyboard('{ArrowDown}');
    expect(radio('Closed')).toBeChecked();
    await userEvent.keyboard('{Enter}x');

    expect(radio('Closed')).toBeChecked();
    expect(values()).toEqual(['closed']);
  });

  it('does not take a Space for it that was pressed elsewhere', async () => {
    const { change } = setup();
    radio('Closed').focus();

    await userEvent.keyboard('{ >}');
    radio('Open').focus();
    await userEvent.keyboard('{/ }');

    expect(change.mock.calls.map(([event]) => event.target.value)).not.toContain(undefined);
  });

  it('does not take a Space for it that is held while the focus arrives', () => {
    const { change } = setup();
    fireEvent.keyDown(radio('Open'), { key: ' ', repeat: true });
    fireEvent.keyUp(radio('Open'), { key: ' ' });

    expect(radio('Open')).toBeChecked();
    expect(change).not.toHaveBeenCalled();
  });

  it('leaves the decision to the parent that controls the value', async () => {
    const { values } = setup({ value: 'open', allowDeselect: true });

    await userEvent.click(radio('Open'));
    expect(radio('Open')).toBeChecked();
    await userEvent.click(radio('Open'));

    expect(values()).toEqual([undefined, undefined]);
  });

  it('works with a value that is controlled and becomes undefined', async () => {
    render(<Page />);

    await userEvent.click(radio('Open'));
    expect(radio('Open')).not.toBeChecked();
    await userEvent.click(radio('Closed'));
    expect(radio('Closed')).toBeChecked();
  });

  it.each([
    { how: 'a click', act: (user: UserEvent) => user.click(radio('Open')) },
    { how: 'a click on the label', act: (user: UserEvent) => user.click(screen.getByText('Open')) },
    { how: 'Space', act: (user: UserEvent) => user.keyboard(' ') },
  ])('works with $how on radios that come after the group', async ({ act }) => {
    const change = vi.fn<(event: RadioChangeEvent) => void>();
    const user = userEvent.setup();
    render(
      <RadioGroupExt allowDeselect defaultValue="open" onChange={change}>
        <LateRadios />
      </RadioGroupExt>,
    );
    await user.click(screen.getByRole('button', { name: 'Load' }));
    expect(radio('Open')).toBeChecked();
    radio('Open').focus();
    await act(user);

    expect(radio('Open')).not.toBeChecked();
    expect(change.mock.calls.map(([event]) => event.target.value)).toEqual([undefined]);
    await user.click(radio('Closed'));
    expect(radio('Closed')).toBeChecked();
  });

  it('can be switched on and off', async () => {
    const { rerender, change } = setup({ allowDeselect: false });
    rerender(
      <RadioGroupExt dataMap={STATUS} defaultValue="open" allowDeselect onChange={change} />,
    );
    await userEvent.click(radio('Open'));
    expect(change).toHaveBeenCalledOnce();

    await userEvent.click(radio('Open'));
    rerender(<RadioGroupExt dataMap={STATUS} defaultValue="open" onChange={change} />);
    await userEvent.click(radio('Open'));
    expect(change).toHaveBeenCalledTimes(2);
  });

  it('responds to Space once after it was off for a while', async () => {
    const { rerender, change, values } = setup();
    const page = (allowDeselect: boolean) => (
      <StrictMode>
        <RadioGroupExt
          dataMap={STATUS}
          defaultValue="open"
          name="status"
          allowDeselect={allowDeselect}
          onChange={change}
        />
      </StrictMode>
    );
    radio('Open').focus();
    await userEvent.keyboard('  ');
    rerender(page(false));
    rerender(page(true));
    await userEvent.keyboard(' ');

    expect(values()).toEqual([undefined, 'open', undefined]);
  });

  it('works in the document of another window', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const container = frame.contentDocument?.body.appendChild(document.createElement('div'));
    const change = vi.fn();
    render(
      <RadioGroupExt dataMap={STATUS} defaultValue="open" allowDeselect onChange={change} />,
      container && { container },
    );
    const inside = within(container as HTMLElement);
    fireEvent.click(inside.getByRole('radio', { name: 'Open' }));
    expect(change).toHaveBeenCalledOnce();
    expect(inside.getByRole('radio', { name: 'Open' })).not.toBeChecked();
    frame.remove();
  });

  it('forgets its listeners with the group', () => {
    const { unmount, change } = setup();
    const node = radio('Open');
    unmount();

    node.click();
    expect(change).not.toHaveBeenCalled();
  });
});
