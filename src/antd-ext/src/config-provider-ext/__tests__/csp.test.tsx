import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { SaveOutlined } from '@ant-design/icons';
import { act, render, screen } from '@testing-library/react';
import { DatePicker, Drawer, Modal, message, Select, Table } from 'antd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getStaticMethods } from '../../_internal/appRegistry';
import { OutlineField } from '../../_internal/outline-field/OutlineField';
import { ButtonExt } from '../../button-ext';
import { ConfigProviderExt } from '..';

const styles = () => [...document.querySelectorAll('style')];
const withNonce = (nonce: string) => styles().filter((node) => node.nonce === nonce);

const removeStyles = () => {
  for (const node of styles()) node.remove();
};
beforeEach(removeStyles);
afterEach(removeStyles);

/** What locks the scrolling of the page behind a dialog. */
const locks = () => styles().filter((node) => node.textContent.includes('overflow-y: hidden'));

describe('a nonce', () => {
  it('is on every style element: tokens, components, icons, popups, one-off themes and the scroll lock', async () => {
    // Otherwise styles are made once per document, and those of another test are not made again.
    const cache = createCache();
    const page = (open: boolean) => (
      <StyleProvider cache={cache}>
        <ConfigProviderExt themeExt="zeus" csp={{ nonce: 'r4nd0m' }}>
          <SaveOutlined />
          <ButtonExt theme="hermes">Save</ButtonExt>
          <Select aria-label="Kind" open options={[{ value: 1, label: 'one' }]} />
          <DatePicker aria-label="Day" open />
          <Table columns={[{ title: 'Name', sorter: true }]} scroll={{ y: 100 }} />
          <OutlineField label="Name" filled={false}>
            <input />
          </OutlineField>
          <Modal open={open} title="Dialog" />
          <Drawer open={open} title="Drawer" />
        </ConfigProviderExt>
      </StyleProvider>
    );
    const { rerender, unmount } = render(page(false));
    rerender(page(true));
    await act(async () => {
      getStaticMethods().message.info('Saved');
      getStaticMethods().notification.info({ title: 'Saved' });
    });
    await screen.findAllByText('Saved');

    expect(document.body.querySelector('.anticon-save')).toBeInTheDocument();
    const css = styles().map((node) => node.textContent);
    // Each kind is there, so that the next line tests it.
    for (const part of ['.anticon', '.ant-btn', '.ant-ext-outline-field', 'overflow-y: hidden']) {
      expect(
        css.some((text) => text.includes(part)),
        part,
      ).toBe(true);
    }
    expect(styles().filter((node) => node.nonce !== 'r4nd0m')).toEqual([]);

    unmount();
    expect(Object.hasOwn(document.head, 'appendChild')).toBe(false);
  });

  it('is asked of the last of several providers, and given to no style of others', () => {
    const page = (inner: boolean) => (
      <ConfigProviderExt csp={{ nonce: 'outer' }} app={false}>
        {inner && (
          <ConfigProviderExt csp={{ nonce: 'inner' }} app={false}>
            <Modal open title="Dialog" />
          </ConfigProviderExt>
        )}
      </ConfigProviderExt>
    );
    const { rerender, unmount } = render(page(false));
    rerender(page(true));
    expect(locks().map((node) => node.nonce)).toEqual(['inner']);

    const foreign = document.head.appendChild(document.createElement('style'));
    expect(foreign.nonce).toBe('');
    unmount();
    expect(Object.hasOwn(document.head, 'appendChild')).toBe(false);
  });

  it('may become another one', () => {
    const page = (nonce: string, open: boolean) => (
      <ConfigProviderExt csp={{ nonce }} app={false}>
        <Modal open={open} title="Dialog" />
      </ConfigProviderExt>
    );
    const { rerender, unmount } = render(page('first', false));
    rerender(page('second', false));
    rerender(page('second', true));
    expect(locks().map((node) => node.nonce)).toEqual(['second']);
    unmount();
  });

  it('stays that of a provider when an older one beside it goes', () => {
    const page = (older: boolean) => (
      <>
        {older && <ConfigProviderExt key="older" csp={{ nonce: 'older' }} app={false} />}
        <ConfigProviderExt key="newer" csp={{ nonce: 'newer' }} app={false}>
          <Modal open={!older} title="Dialog" />
        </ConfigProviderExt>
      </>
    );
    const { rerender, unmount } = render(page(true));
    rerender(page(false));
    expect(locks().map((node) => node.nonce)).toEqual(['newer']);
    unmount();
  });

  it('is given neither to a style that has one, nor to what is no element', () => {
    const { unmount } = render(<ConfigProviderExt csp={{ nonce: 'r4nd0m' }} app={false} />);
    const style = document.createElement('style');
    style.setAttribute('data-rc-order', 'append');
    style.nonce = 'own';
    document.head.appendChild(style);
    expect(style.nonce).toBe('own');

    const comment = document.head.appendChild(document.createComment('marker'));
    expect(comment.parentNode).toBe(document.head);
    comment.remove();
    unmount();
  });

  it('leaves to a micro front end what it does with new elements, whenever it began', () => {
    const { appendChild } = HTMLHeadElement.prototype;
    const { unmount } = render(<ConfigProviderExt csp={{ nonce: 'r4nd0m' }} app={false} />);
    const isolate = vi
      .spyOn(HTMLHeadElement.prototype, 'appendChild')
      .mockImplementation((node) => appendChild.call(document.body, node));
    const style = document.head.appendChild(document.createElement('style'));
    expect(isolate).toHaveBeenCalledOnce();
    expect(style.parentNode).toBe(document.body);
    isolate.mockRestore();
    unmount();

    const own = vi.fn<typeof document.head.appendChild>((node) => node);
    document.head.appendChild = own as typeof document.head.appendChild;
    render(<ConfigProviderExt csp={{ nonce: 'r4nd0m' }} app={false} />).unmount();
    expect(document.head.appendChild).toBe(own);
    Reflect.deleteProperty(document.head, 'appendChild');
  });

  it('leaves alone what has been put around it since, also when it goes', () => {
    const { unmount } = render(<ConfigProviderExt csp={{ nonce: 'r4nd0m' }} app={false} />);
    const isolate = vi.fn(document.head.appendChild);
    document.head.appendChild = isolate as typeof document.head.appendChild;
    unmount();
    const style = document.head.appendChild(document.createElement('style'));
    expect(isolate).toHaveBeenCalledExactlyOnceWith(style);
    expect(style).toBeInTheDocument();
    Reflect.deleteProperty(document.head, 'appendChild');
  });

  it('is not invented where none is given', () => {
    const { unmount } = render(
      <ConfigProviderExt app={false}>
        <Modal open title="Dialog" />
      </ConfigProviderExt>,
    );

    expect(Object.hasOwn(document.head, 'appendChild')).toBe(false);
    expect(withNonce('')).toEqual(styles());
    unmount();
  });

  // Last, for antd keeps the root in which it has drawn.
  it('is on what antd’s own static methods draw, by config', async () => {
    ConfigProviderExt.config({ prefixCls: 'apart', csp: { nonce: 'static' } });
    await act(async () => {
      message.info('Saved');
    });
    await screen.findByText('Saved');
    const drawn = styles().filter((node) => node.textContent.includes('.apart-message'));
    expect(new Set(drawn.map((node) => node.nonce))).toEqual(new Set(['static']));

    await act(async () => message.destroy());
    ConfigProviderExt.config({ prefixCls: undefined, csp: undefined });
  });
});
