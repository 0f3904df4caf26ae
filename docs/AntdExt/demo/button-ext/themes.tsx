import { ButtonExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

const THEMES = ['zeus', 'hermes', 'default'] as const;

const save = () => sleep(1000);

export default function ThemesDemo() {
  const t = useDemoText();
  return (
    <Flex gap="large" wrap>
      {THEMES.map((theme) => (
        <Flex key={theme} gap="small" align="center">
          <ButtonExt theme={theme} type="primary" isAsyncClick onClick={save}>
            {theme}
          </ButtonExt>
          <ButtonExt theme={theme} aria-label={t(`取消（${theme}）`, `Cancel (${theme})`)}>
            {t('取消', 'Cancel')}
          </ButtonExt>
        </Flex>
      ))}
    </Flex>
  );
}
