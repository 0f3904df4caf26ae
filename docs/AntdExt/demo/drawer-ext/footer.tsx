import { ButtonExt, DrawerExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex } from 'antd';

export default function FooterDemo() {
  return (
    <Flex gap="small" wrap>
      <DrawerExt
        title="Article"
        size={400}
        trigger={<Button>Something more</Button>}
        footerExtra={
          <ButtonExt danger isAsyncClick onClick={() => sleep(1000)}>
            Delete
          </ButtonExt>
        }
      >
        footerExtra stands at the other end.
      </DrawerExt>
      <DrawerExt
        title="Article"
        size={400}
        trigger={<Button>An order of your own</Button>}
        footer={(_, { OkBtn, CancelBtn }) => (
          <>
            <OkBtn />
            <ButtonExt isAsyncClick onClick={() => sleep(1000)}>
              Save as draft
            </ButtonExt>
            <CancelBtn />
          </>
        )}
      >
        A function gets the buttons.
      </DrawerExt>
      <DrawerExt title="Article" size={400} trigger={<Button>No footer</Button>} footer={null}>
        Only the close icon, the mask and Esc close it.
      </DrawerExt>
    </Flex>
  );
}
