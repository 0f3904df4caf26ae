import { SearchOutlined } from '@ant-design/icons';
import { render, screen } from '@testing-library/react';
import { Button, Card, ConfigProvider, Empty, Input, Table } from 'antd';
import enUS from 'antd/locale/en_US';
import frFR from 'antd/locale/fr_FR';
import zhCN from 'antd/locale/zh_CN';
import zhTW from 'antd/locale/zh_TW';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { useButtonTexts } from '../../_internal/dialog/useButtonTexts';
import { useEmptyText } from '../../_internal/useEmptyText';
import { ConfigProviderExt } from '..';
import { InForce } from './InForce';

function Texts() {
  const { ok, cancel, justOk } = useButtonTexts();
  return <p>{`${ok} ${cancel} ${justOk} ${useEmptyText()}`}</p>;
}

describe('locale', () => {
  it('is Chinese by default, for antd and for the library', () => {
    render(
      <ConfigProviderExt>
        <Empty image={null} />
        <Texts />
      </ConfigProviderExt>,
    );

    expect(screen.getAllByText('暂无数据').length).toBeGreaterThan(0);
    expect(screen.getByText('确定 取消 知道了 暂无数据')).toBeInTheDocument();
  });

  it('is Chinese for the library outside of any provider', () => {
    render(
      <>
        <Texts />
        <InForce />
      </>,
    );

    expect(screen.getByText('确定 取消 知道了 暂无数据')).toBeInTheDocument();
    expect(screen.getByText('default light ant zh-cn')).toBeInTheDocument();
  });

  it.each([
    [enUS, 'OK Cancel OK No data'],
    [zhTW, '確定 取消 知道了 暫無資料'],
    // A language that this library does not speak: antd's words where it has them.
    [frFR, 'OK Annuler OK Aucune donnée'],
    [{ locale: 'en' }, 'OK Cancel OK No data'],
  ])('is the one that is set (%#)', (locale, texts) => {
    render(
      <ConfigProviderExt locale={locale}>
        <Texts />
      </ConfigProviderExt>,
    );

    expect(screen.getByText(texts)).toBeInTheDocument();
  });

  it('is that of a provider outside, also of a plain one of antd', () => {
    render(
      <ConfigProvider locale={enUS}>
        <ConfigProviderExt themeExt="zeus">
          <InForce />
        </ConfigProviderExt>
      </ConfigProvider>,
    );

    expect(screen.getByText('zeus light ant en')).toBeInTheDocument();
  });

  it('is its own where a provider outside has another', () => {
    render(
      <ConfigProviderExt locale={zhCN}>
        <ConfigProviderExt locale={enUS}>
          <InForce />
        </ConfigProviderExt>
      </ConfigProviderExt>,
    );

    expect(screen.getByText('default light ant en')).toBeInTheDocument();
  });
});

describe('what goes on to antd', () => {
  it('is size, disabling, direction and the settings of single components', () => {
    render(
      <ConfigProviderExt
        componentSize="small"
        componentDisabled
        direction="rtl"
        button={{ className: 'wide' }}
      >
        <Button>Save</Button>
      </ConfigProviderExt>,
    );

    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveClass('ant-btn-sm', 'ant-btn-rtl', 'wide');
    expect(button).toBeDisabled();
  });

  it('is the prefix of icons, the variant of fields and what is shown for nothing', () => {
    render(
      <ConfigProviderExt iconPrefixCls="glyph" variant="filled" renderEmpty={() => 'Nothing yet'}>
        <SearchOutlined />
        <Input aria-label="Name" />
        <Table columns={[{ dataIndex: 'name' }]} />
      </ConfigProviderExt>,
    );

    expect(screen.getByRole('img', { name: 'search' })).toHaveClass('glyph', 'glyph-search');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveClass('ant-input-filled');
    expect(screen.getByText('Nothing yet')).toBeInTheDocument();
  });

  it('is whether antd complains of each former name, or once of all', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <ConfigProviderExt warning={{ strict: false }}>
        <Card bordered={false} />
      </ConfigProviderExt>,
    );

    expect(error).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('has no accessibility violation', async () => {
    const { container } = render(
      <ConfigProviderExt themeExt="hermes">
        <Input aria-label="Name" />
        <Button type="primary">Save</Button>
      </ConfigProviderExt>,
    );
    const { violations } = await axe.run(container, {
      // jsdom paints nothing, so colors cannot be judged here; contrast.test.ts does it on the tokens.
      rules: { 'color-contrast': { enabled: false } },
    });

    expect(violations).toEqual([]);
  });
});
