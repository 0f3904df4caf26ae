import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ConfigProvider, Form, type FormInstance, type UploadFile } from 'antd';
import axe from 'axe-core';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ConfigProviderExt } from '../../config-provider-ext';
import { InForce, Tokens, tokensOf } from '../../config-provider-ext/__tests__/InForce';
import { UploadExt } from '..';
import type { UploadRef } from '../types';
import { fileOf, names, pick, requests } from './files';

const FILES: UploadFile[] = ['a', 'b', 'c'].map((name) => ({
  uid: name,
  name,
  status: name === 'b' ? 'error' : 'done',
}));
const button = (name: string) => screen.getByRole('button', { name });

/** Says whether the dialog of the browser was asked for. */
function watchDialog() {
  const open = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  return { open };
}

describe('UploadExt by keyboard', () => {
  it.each(['{Enter}', ' '])(
    '%j opens the dialog and leaves the focus where it was',
    async (key) => {
      const { open } = watchDialog();
      render(<UploadExt />);
      await userEvent.tab();
      expect(button('选择文件')).toHaveFocus();

      await userEvent.keyboard(key);
      expect(open).toHaveBeenCalledOnce();
      expect(button('选择文件')).toHaveFocus();
    },
  );

  it.each(['{Enter}', ' '])('%j opens the dialog on the area to drop files on', async (key) => {
    const { open } = watchDialog();
    render(<UploadExt type="drag">Drop here</UploadExt>);
    await userEvent.tab();
    expect(button('Drop here')).toHaveFocus();

    await userEvent.keyboard(key);
    expect(open).toHaveBeenCalledOnce();
  });

  it.each(['select', 'drag'] as const)('type %s takes the focus from a form', (type) => {
    const form = createRef<FormInstance>();
    render(
      <Form ref={form}>
        <Form.Item name="files">
          <UploadExt type={type}>
            <Button>Add</Button>
          </UploadExt>
        </Form.Item>
      </Form>,
    );
    form.current?.focusField('files');
    expect(screen.getAllByRole('button')[0]).toHaveFocus();
  });

  it('a space in a field of the trigger is a space', async () => {
    const { open } = watchDialog();
    render(
      <UploadExt openFileDialogOnClick={false}>
        <input aria-label="Note" />
      </UploadExt>,
    );
    await userEvent.type(screen.getByLabelText('Note'), 'a b');

    expect(screen.getByLabelText('Note')).toHaveValue('a b');
    expect(open).not.toHaveBeenCalled();
  });

  it('the focus goes on to the next file, the one before, and the trigger', async () => {
    render(<UploadExt defaultValue={FILES} />);
    button('移除 b').focus();
    await userEvent.keyboard('{Enter}');
    expect(button('移除 c')).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    expect(button('移除 a')).toHaveFocus();

    await userEvent.keyboard(' ');
    expect(names()).toEqual([]);
    expect(button('选择文件')).toHaveFocus();
  });

  it('the label of a form field opens the dialog', () => {
    render(
      <Form>
        <Form.Item name="files" label="Contract">
          <UploadExt />
        </Form.Item>
      </Form>,
    );

    expect(screen.getByLabelText('Contract')).toHaveAttribute('type', 'file');
  });

  it('the button says for which field it is, and what is wrong with that', async () => {
    render(
      <Form>
        <Form.Item name="files" label="Contract" rules={[{ required: true, message: 'Missing' }]}>
          <UploadExt />
        </Form.Item>
        <button type="submit">Send</button>
      </Form>,
    );
    const choose = screen.getByRole('button', { name: '选择文件' });
    expect(choose).toHaveAccessibleDescription('Contract');

    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(choose).toHaveAccessibleDescription('Contract Missing'));
  });
});

describe('what UploadExt leaves to antd', () => {
  it('passes the other props through, and its ref', () => {
    const ref = createRef<UploadRef>();
    render(
      <UploadExt ref={ref} className="mine" style={{ width: 200 }} multiple name="contract">
        <Button>Mine</Button>
      </UploadExt>,
    );

    const root = document.querySelector('.ant-ext-upload');
    expect(root).toHaveClass('mine');
    expect(root).toHaveStyle({ width: '200px' });
    expect(ref.current?.nativeElement).toHaveClass('ant-upload-wrapper');
    expect(document.querySelector('input')).toHaveAttribute('name', 'contract');
    expect(document.querySelector('input')).toHaveAttribute('multiple');
    expect(button('Mine')).toBeInTheDocument();
    expect(screen.queryByText('选择文件')).not.toBeInTheDocument();
  });

  it.each([
    ['its own prop', <UploadExt key="1" disabled defaultValue={FILES} />],
    [
      'the page',
      <ConfigProvider key="2" componentDisabled>
        <UploadExt defaultValue={FILES} />
      </ConfigProvider>,
    ],
  ])('is disabled by %s', (_, page) => {
    render(page);

    for (const one of screen.getAllByRole('button')) expect(one).toBeDisabled();
    expect(document.querySelector('input')).toBeDisabled();
  });

  it('uses the request of the page around it where it has none', async () => {
    const customRequest = vi.fn();
    render(
      <ConfigProvider upload={{ customRequest }}>
        <UploadExt />
      </ConfigProvider>,
    );
    await pick(fileOf('a.pdf'));

    expect(customRequest.mock.calls[0]?.[0].file.name).toBe('a.pdf');
  });
});

describe('theme, server and accessibility', () => {
  it.each(['zeus', 'hermes', 'default'] as const)('%s is that of the upload alone', (theme) => {
    render(
      <ConfigProviderExt themeExt="hermes" colorMode="dark">
        <UploadExt theme={theme} defaultValue={FILES.slice(0, 1)} itemRender={() => <Tokens />} />
        <InForce />
      </ConfigProviderExt>,
    );

    expect(names()).toEqual([tokensOf(theme, 'dark')]);
    expect(screen.getByText(/^hermes dark/)).toBeInTheDocument();
  });

  it('renders on the server', () => {
    const html = renderToString(<UploadExt theme="zeus" defaultValue={FILES} />);
    expect(html).toContain('移除');
    expect(renderToString(<UploadExt type="drag">Drop</UploadExt>)).toContain('Drop');
  });

  it.each([
    ['select', undefined],
    ['drag', undefined],
    ['drag', 'Drop here'],
  ] as const)('has no violation as %s around %s, in every state', async (type, children) => {
    const { request, reject } = requests();
    const { container } = render(
      <UploadExt type={type} defaultValue={FILES} request={request}>
        {children}
      </UploadExt>,
    );
    await pick(fileOf('failed.pdf'));
    await reject('no');
    await pick(fileOf('sent.pdf'));
    fireEvent.focus(container);

    // jsdom paints nothing, so colors cannot be judged here.
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
