import { GiftOutlined } from '@ant-design/icons';
import { ModalExt } from '@mtools/antd-ext';
import { Button, Flex, theme } from 'antd';

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
  const [modal, holder] = ModalExt.useModal();

  const congratulate = () =>
    modal.success({
      title: 'Your gift is on its way',
      icon: <GiftOutlined />,
      backgroundImg: <Stripe />,
    });

  return (
    <Flex gap="small" wrap>
      {holder}
      <ModalExt
        title="Welcome"
        backgroundImg={<Stripe />}
        trigger={<Button>Component</Button>}
        footer={(_, { OkBtn }) => <OkBtn />}
        okText="Begin"
      >
        Three steps, and your shop is open.
      </ModalExt>
      <Button onClick={congratulate}>Method, with an icon and no content</Button>
    </Flex>
  );
}
