import { ButtonExt } from '@mtools/antd-ext';
import { Flex } from 'antd';

const TYPES = ['primary', 'default', 'dashed', 'text', 'link'] as const;

/** Every type in every state, for checking a theme. */
export default function StatesDemo() {
  return (
    <Flex vertical gap="small">
      {TYPES.map((type) => (
        <Flex key={type} gap="small" wrap>
          <ButtonExt type={type}>{type}</ButtonExt>
          <ButtonExt type={type} danger>
            {type} danger
          </ButtonExt>
          <ButtonExt type={type} disabled>
            {type} disabled
          </ButtonExt>
          <ButtonExt type={type} loading>
            {type} loading
          </ButtonExt>
        </Flex>
      ))}
    </Flex>
  );
}
