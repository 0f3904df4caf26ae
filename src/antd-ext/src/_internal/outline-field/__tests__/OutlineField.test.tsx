import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider, Form, Input, type InputProps } from 'antd';
import axe from 'axe-core';
import { StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConfigProviderExt } from '../../../config-provider-ext';
import { OutlineField } from '../OutlineField';
import type { OutlineFieldProps } from '../types';

const PREFIX = 'ant-ext-outline-field';

type NameFieldProps = Partial<OutlineFieldProps> & Pick<InputProps, 'status' | 'disabled'>;

function NameField({ label = 'Name', filled, disabled, ...props }: NameFieldProps) {
  const [value, setValue] = useState('');
  return (
    <OutlineField label={label} htmlFor="name" filled={filled ?? value !== ''} {...props}>
      <Input
        id="name"
        variant="borderless"
        status={props.status}
        disabled={disabled}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    </OutlineField>
  );
}

const input = () => screen.getByRole('textbox', { name: 'Name' });
const frame = () => {
  const node = input().closest<HTMLElement>(`.${PREFIX}`);
  if (!node) throw new Error('The input stands in no frame');
  return node;
};
/** Where the label stands: the distance from the top, as CSS computes it. */
const labelTop = () => getComputedStyle(screen.getByText('Name')).insetBlockStart;

const cssText = () =>
  [...document.querySelectorAll('style')].map((node) => node.textContent).join('');

/** What the styles say of the frame by its status and by what is in it; jsdom does not compute that. */
const rulesInForce = () => {
  const css = cssText();
  const rules =
    /((?:\.ant-ext-outline-field(?:\.ant-ext-outline-field-success|:has\([^{},]*\)),?)+)\{([^{}]*)\}/g;
  return [...css.replaceAll(/:where\([^)]*\)/g, '').matchAll(rules)]
    .filter(([, selector = '']) => frame().matches(selector))
    .map(([, , rule]) => rule);
};

describe('the label of OutlineField', () => {
  it('names the control, and a click on it leads there', async () => {
    render(<NameField />);
    expect(input()).not.toHaveFocus();

    await userEvent.click(screen.getByText('Name'), { pointerEventsCheck: 0 });

    expect(input()).toHaveFocus();
  });

  it('floats when the control is filled, and comes down when it is empty again', async () => {
    render(<NameField />);
    expect(frame()).not.toHaveClass(`${PREFIX}-filled`);

    await userEvent.type(input(), 'Ada');
    expect(frame()).toHaveClass(`${PREFIX}-filled`);

    await userEvent.clear(input());
    expect(frame()).not.toHaveClass(`${PREFIX}-filled`);
  });

  it('floats while the component says that it has the focus, for instance in a popup', () => {
    render(<NameField focused />);

    expect(frame()).toHaveClass(`${PREFIX}-focused`);
  });

  /** What the styles say of the label, or of the placeholder, of a frame that such a selector matches. */
  const rulesFor = (part: RegExp) =>
    [...cssText().matchAll(/\.ant-ext-outline-field(?:\.[\w-]+)?(:(?:is|not)\([^{]*?)\{([^}]*)/g)]
      .filter(([, selector = '']) => part.test(selector))
      .map(([, selector, rule]) => `${selector}{${rule}`);

  it('floats by CSS alone while the focus is inside, a list is open or the browser fills in', async () => {
    render(<NameField />);

    const label = rulesFor(/-label$/).join();
    expect(label).toMatch(/inset-block-start:0;.*pointer-events:auto/);
    const placeholders = rulesFor(/::placeholder$|-range-separator"\]$/);
    expect(placeholders).toEqual([
      expect.stringContaining('{opacity:0'),
      expect.stringContaining('{visibility:hidden'),
    ]);
    for (const rule of [label, ...placeholders]) {
      // In a list that passes over what a browser does not know.
      expect(rule).toMatch(/:is\([^{]*:focus-within/);
      expect(rule).toMatch(/:is\([^{]*:has\(\[aria-expanded=true\]\)/);
      expect(rule).toMatch(/:is\([^{]*:has\(:autofill\)/);
    }
    expect(labelTop()).not.toBe('0');
  });

  it('lets clicks through to the control while it rests', () => {
    render(<NameField />);

    expect(cssText()).toMatch(/-outline\{[^}]*pointer-events:none/);
  });

  it('has a star which is not part of the name', () => {
    render(<NameField required />);

    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
    expect(input()).toHaveAccessibleName('Name');
  });

  it('can be pointed at by a control of several inputs', () => {
    render(
      <OutlineField label="Period" labelId="period" filled={false}>
        {/* biome-ignore lint/a11y/useSemanticElements: stands for a control of antd's, which is such a group. */}
        <div role="group" aria-labelledby="period" />
      </OutlineField>,
    );

    expect(screen.getByRole('group', { name: 'Period' })).toBeInTheDocument();
  });

  it.each([undefined, null, '', false])('may be missing: %s makes no notch', (label) => {
    const { container } = render(
      <OutlineField label={label} required filled={false}>
        <Input aria-label="Name" variant="borderless" />
      </OutlineField>,
    );

    expect(container.querySelector('label')).toBeNull();
    expect(container.querySelector(`.${PREFIX}-notch`)).toBeNull();
    expect(frame()).not.toHaveClass(`${PREFIX}-labelled`);
  });

  it('may be the number 0', () => {
    render(
      <OutlineField label={0} htmlFor="zero" filled={false}>
        <Input id="zero" variant="borderless" />
      </OutlineField>,
    );

    expect(screen.getByRole('textbox', { name: '0' })).toBeInTheDocument();
  });
});

describe('the state of OutlineField', () => {
  it('has no state unless told of one', () => {
    render(<NameField />);

    const states = [...frame().classList].filter((name) => name.startsWith(`${PREFIX}-`));
    expect(states).toEqual([`${PREFIX}-labelled`]);
    expect(rulesInForce()).toEqual([]);
    expect(screen.queryByText('*')).not.toBeInTheDocument();
  });

  it.each(['success', 'warning', 'error'] as const)('has the colour of %s', (status) => {
    const { rerender } = render(<NameField status={status} />);
    const color = `--ext-outline-color:var(--ant-color-${status})`;
    expect(rulesInForce()).toEqual([expect.stringContaining(color)]);

    // Of rules that weigh the same, the last one counts.
    rerender(<NameField status={status} disabled />);
    expect(rulesInForce()).toEqual([
      expect.stringContaining(color),
      expect.stringContaining('--ext-outline-color:var(--ant-color-border)'),
    ]);
  });

  it('follows its control when that is disabled, and the size of its own or of the provider', () => {
    const { rerender } = render(
      <ConfigProvider componentDisabled componentSize="large">
        <NameField />
      </ConfigProvider>,
    );
    expect(frame()).toHaveClass(`${PREFIX}-large`);
    expect(rulesInForce()).toEqual([expect.stringContaining('cursor:not-allowed')]);

    rerender(
      <ConfigProvider componentDisabled componentSize="large">
        <NameField disabled={false} size="small" />
      </ConfigProvider>,
    );
    expect(frame()).toHaveClass(`${PREFIX}-small`);
    expect(frame()).not.toHaveClass(`${PREFIX}-large`);
    expect(rulesInForce()).toEqual([]);
  });

  it('shows the status of the Form.Item around by that of the control', async () => {
    render(
      <Form>
        <Form.Item name="name" rules={[{ required: true, message: 'A name is required' }]}>
          <NameInForm />
        </Form.Item>
        <button type="submit">Send</button>
      </Form>,
    );
    expect(frame().querySelector('[class*="-status-error"]')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('A name is required')).toBeInTheDocument();
    // What `:has([class*="-status-error"])` in the styles looks for.
    expect(frame().querySelector('[class*="-status-error"]')).not.toBeNull();
    expect(frame().matches(':has([class*="-status-error"])')).toBe(true);
  });

  it.each([false, true])('is not green because it was touched: with an icon %s', async (icon) => {
    render(
      <Form>
        <Form.Item name="name" hasFeedback={icon}>
          <NameInForm />
        </Form.Item>
      </Form>,
    );
    await userEvent.type(input(), 'A');
    await waitFor(() => expect(frame().querySelector('[class*="-status-success"]')).not.toBeNull());
    const green = [expect.stringContaining('--ext-outline-color:var(--ant-color-success)')];
    expect(rulesInForce()).toEqual(icon ? green : []);
  });

  it('takes prefix and theme from the provider', () => {
    render(
      <StrictMode>
        <ConfigProviderExt themeExt="hermes" prefixCls="shop">
          <NameField className="wide" style={{ maxWidth: 300 }} />
        </ConfigProviderExt>
      </StrictMode>,
    );

    const node = input().closest('.shop-ext-outline-field');
    expect(node).toHaveClass('shop-ext-outline-field-labelled', 'wide');
    expect(node).toHaveStyle({ maxWidth: '300px' });
    const css = cssText();
    expect(css).toContain('--ext-outline-color:var(--shop-color-border)');
    // The variables hang on a class; without it the frame would have no colors.
    const variables = css.matchAll(/\.(css-var-[\w-]+)\{[^}]*--shop-color-border:#/g);
    expect([...variables].filter(([, name = '']) => node?.classList.contains(name))).toHaveLength(
      1,
    );
  });

  it('stretches its control, not a popup that stands in it', () => {
    render(<NameField />);
    const [, selector] = /([^{}]*-outline-field[^{}]*)\{flex:1;min-width:0/.exec(cssText()) ?? [];

    expect(selector).toContain('[class*="-dropdown"]');
  });

  it('stands in the cascade layer of antd, where there is one', () => {
    render(
      <StyleProvider layer cache={createCache()}>
        <NameField />
      </StyleProvider>,
    );

    expect(cssText()).toMatch(/@layer antd\{[^{}]*\.ant-ext-outline-field\{/);
  });

  it('has no physical side in its styles, so that it can be mirrored', () => {
    render(<NameField />);
    const css = [...document.querySelectorAll('style')]
      .map((style) => style.textContent)
      .filter((text) => text.includes(`.${PREFIX}`))
      .join('');

    expect(css).not.toMatch(/[;{](?:margin|padding|border)?-?(?:left|right|top|bottom)\b/);
  });
});

function NameInForm({
  id,
  value,
  onChange,
}: {
  id?: string;
  value?: string;
  onChange?: () => void;
}) {
  return (
    <OutlineField label="Name" htmlFor={id} required filled={Boolean(value)}>
      <Input id={id} variant="borderless" value={value} onChange={onChange} />
    </OutlineField>
  );
}

it('OutlineField renders on the server and has no accessibility violation', async () => {
  const page = (
    <>
      <NameField required status="error" />
      <OutlineField filled={false}>
        <Input aria-label="Other" variant="borderless" disabled />
      </OutlineField>
    </>
  );
  expect(renderToString(page)).toContain('Name');
  const { container } = render(page);
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});
