import { RadioGroupExt } from '@mtools/antd-ext';
import { Form } from 'antd';
import { useStoredSettings } from '../settings';
import { useTexts } from '../texts';

export default function Settings() {
  const t = useTexts().settings;
  const [{ locale, themeExt, colorMode }, store] = useStoredSettings();
  return (
    <>
      <h1 className="page-title">{t.title}</h1>
      <Form layout="vertical">
        <Form.Item label={t.language}>
          <RadioGroupExt
            aria-label={t.language}
            value={locale}
            options={[
              { value: 'zh-CN', label: '中文' },
              { value: 'en-US', label: 'English' },
            ]}
            onChange={({ target }) => store({ locale: target.value })}
          />
        </Form.Item>
        <Form.Item label={t.theme}>
          <RadioGroupExt
            aria-label={t.theme}
            value={themeExt}
            options={['default', 'zeus', 'hermes']}
            onChange={({ target }) => store({ themeExt: target.value })}
          />
        </Form.Item>
        <Form.Item label={t.mode}>
          <RadioGroupExt
            aria-label={t.mode}
            value={colorMode}
            options={[
              { value: 'light', label: t.light },
              { value: 'dark', label: t.dark },
            ]}
            onChange={({ target }) => store({ colorMode: target.value })}
          />
        </Form.Item>
      </Form>
    </>
  );
}
