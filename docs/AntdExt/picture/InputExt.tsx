import { ConfigProviderExt, InputExt, InputOutLineExt } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

export default function InputExtPicture() {
  const t = useDemoText();
  return (
    <Flex vertical gap="middle" style={{ width: 240 }}>
      <ConfigProviderExt themeExt="hermes">
        <InputOutLineExt label={t('姓名', 'Name')} defaultValue={t('张伟', 'Ada Lovelace')} />
      </ConfigProviderExt>
      <InputExt.Search
        aria-label={t('搜索', 'Search')}
        placeholder={t('搜索订单', 'Search orders')}
        enterButton
      />
    </Flex>
  );
}
