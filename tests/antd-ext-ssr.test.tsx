import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { Button } from 'antd';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ConfigProviderExt, LayoutExt } from '../src/antd-ext/src';
import { getStaticMethods } from '../src/antd-ext/src/_internal/appRegistry';
import { OutlineField } from '../src/antd-ext/src/_internal/outline-field/OutlineField';

function renderPage(themeExt: 'zeus' | 'hermes') {
  const cache = createCache();
  const html = renderToString(
    <StyleProvider cache={cache}>
      <ConfigProviderExt themeExt={themeExt} prefixCls="admin" csp={{ nonce: 'r4nd0m' }}>
        <Button type="primary">Save</Button>
        <OutlineField label="Name" htmlFor="name" filled={false}>
          <input id="name" />
        </OutlineField>
      </ConfigProviderExt>
    </StyleProvider>,
  );
  return { html, css: extractStyle(cache, { plain: true }), tags: extractStyle(cache) };
}

describe('ConfigProviderExt on a server', () => {
  it('renders, and its styles can be extracted: tokens, antd and the library', () => {
    const error = vi.spyOn(console, 'error');
    const { html, css } = renderPage('zeus');

    expect(html).toContain('admin-btn-primary');
    expect(css).toContain('--admin-color-primary:#2f3fd0');
    expect(css).toContain('.admin-btn');
    expect(css).toContain('.admin-ext-outline-field');
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('keeps nothing between two requests', () => {
    renderPage('hermes');
    const { message } = getStaticMethods();
    const { css } = renderPage('zeus');

    expect(css).not.toContain('#bf4406');
    expect(getStaticMethods().message).toBe(message);
  });

  // The page says so: the server has to write the nonce into the tags itself.
  it('extracts tags without the nonce, which plain styles leave to the server', () => {
    const { css, tags } = renderPage('zeus');

    expect(tags).toMatch(/<style\b/);
    expect(tags).not.toContain('nonce');
    expect(css).not.toContain('<style');
  });
});

describe('LayoutExt on a server', () => {
  it('renders what the address says, with its groups open, and its styles can be extracted', () => {
    const cache = createCache();
    const error = vi.spyOn(console, 'error');
    const html = renderToString(
      <StyleProvider cache={cache}>
        <LayoutExt
          menu={[
            {
              key: 'shop',
              label: 'Shop',
              children: [
                { key: 'stock', label: 'Stock', children: [{ key: '/items', label: 'Items' }] },
              ],
            },
            { key: '/help', label: 'Help' },
          ]}
          history={{ location: { pathname: '/items/7' }, push: () => {}, listen: () => () => {} }}
        >
          Page
        </LayoutExt>
      </StyleProvider>,
    );

    expect(html).toMatch(/<main[^>]*>Page<\/main>/);
    expect(html).toMatch(/<li[^>]*aria-current="page"[^>]*>(?:<[^>]*>)*Items/);
    expect(extractStyle(cache, { plain: true })).toContain('.ant-ext-layout-header');
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});
