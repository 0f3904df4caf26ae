import { maskPhone } from '@mtools/isomorphic-utils';
import { type AppLocale, useApp, useInitialState, useSettings } from '@mtools/malganis';
import { Button, List, Selector } from 'antd-mobile';
import { useState } from 'react';
import { type ColorChoice, storage } from '../storage';
import { useTexts } from '../texts';
import type { Account } from '../types';

const LOCALES: { label: string; value: AppLocale }[] = [
  { label: '中文', value: 'zh-CN' },
  { label: 'English', value: 'en-US' },
];

const isDeviceDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

export default function Profile() {
  const texts = useTexts();
  const app = useApp();
  const { initialState: account } = useInitialState<Account>();
  const [{ locale }, change] = useSettings();
  const [color, setColor] = useState<ColorChoice>(storage.get('color') ?? 'auto');
  const colors: ColorChoice[] = ['auto', 'light', 'dark'];

  const chooseLocale = (next: AppLocale) => {
    storage.set('locale', next);
    change({ locale: next });
  };
  const chooseColor = (next: ColorChoice) => {
    setColor(next);
    storage.set('color', next);
    const ofDevice = isDeviceDark() ? 'dark' : 'light';
    change({ colorMode: next === 'auto' ? ofDevice : next });
  };
  const logOut = () => {
    storage.remove('token');
    app.logOut();
  };

  return (
    <>
      <h1 className="bar">{texts.profile}</h1>
      <List>
        <List.Item extra={account?.name}>{texts.name}</List.Item>
        <List.Item extra={maskPhone(account?.phone ?? '')}>{texts.phone}</List.Item>
        <List.Item title={texts.language}>
          <Selector
            options={LOCALES}
            value={[locale]}
            onChange={([next]) => next && chooseLocale(next)}
          />
        </List.Item>
        <List.Item title={texts.color}>
          <Selector
            options={colors.map((value) => ({ value, label: texts[value] }))}
            value={[color]}
            onChange={([next]) => next && chooseColor(next)}
          />
        </List.Item>
      </List>
      <div className="padded">
        <Button block onClick={logOut}>
          {texts.logOut}
        </Button>
      </div>
    </>
  );
}
