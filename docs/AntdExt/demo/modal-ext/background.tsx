import { GiftOutlined } from '@ant-design/icons';
import { ModalExt } from '@mtools/antd-ext';
import { Button, Flex, theme } from 'antd';
import { useDemoText } from 'demo-text';

function Stripe() {
  const { token } = theme.useToken();
  return (
    <div
      style={{
        height: 120,
        background: `linear-gradient(${token.colorPrimaryBgHover}, transparent)`,
      }}
    />
  );
}

export default function BackgroundDemo() {
  const t = useDemoText();
  const [modal, holder] = ModalExt.useModal();

  const congratulate = () =>
    modal.success({
      title: t('礼物已寄出', 'Your gift is on its way'),
      icon: <GiftOutlined />,
      backgroundImg: <Stripe />,
    });

  return (
    <Flex gap="small" wrap>
      {holder}
      <ModalExt
        title={t('欢迎', 'Welcome')}
        backgroundImg={<Stripe />}
        trigger={<Button>{t('组件', 'Component')}</Button>}
        footer={(_, { OkBtn }) => <OkBtn />}
        okText={t('开始', 'Get started')}
      >
        {t('只需三步，你的店铺就能开张。', 'Your shop is just three steps away.')}
      </ModalExt>
      <Button onClick={congratulate}>
        {t('方法，有图标、无内容', 'Method (icon, no content)')}
      </Button>
    </Flex>
  );
}
