import { ButtonExt, DrawerExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex } from 'antd';
import { useDemoText } from 'demo-text';

export default function FooterDemo() {
  const t = useDemoText();
  return (
    <Flex gap="small" wrap>
      <DrawerExt
        title={t('文章', 'Article')}
        size={400}
        trigger={<Button>{t('更多按钮', 'More buttons')}</Button>}
        footerExtra={
          <ButtonExt danger isAsyncClick onClick={() => sleep(1000)}>
            {t('删除', 'Delete')}
          </ButtonExt>
        }
      >
        {t('footerExtra 在另一端。', 'footerExtra is at the opposite end.')}
      </DrawerExt>
      <DrawerExt
        title={t('文章', 'Article')}
        size={400}
        trigger={<Button>{t('自定义顺序', 'Custom order')}</Button>}
        footer={(_, { OkBtn, CancelBtn }) => (
          <>
            <OkBtn />
            <ButtonExt isAsyncClick onClick={() => sleep(1000)}>
              {t('存为草稿', 'Save as draft')}
            </ButtonExt>
            <CancelBtn />
          </>
        )}
      >
        {t('函数会收到这些按钮。', 'The function receives the buttons.')}
      </DrawerExt>
      <DrawerExt
        title={t('文章', 'Article')}
        size={400}
        trigger={<Button>{t('无页脚', 'No footer')}</Button>}
        footer={null}
      >
        {t(
          '只能用关闭图标、遮罩或 Esc 关闭。',
          'Can only be closed with the close icon, the mask or Esc.',
        )}
      </DrawerExt>
    </Flex>
  );
}
