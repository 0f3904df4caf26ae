import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { type DialogButtons, FooterButtons } from './DialogButtons';
import type { DialogFooterContent } from './types';

interface FooterOptions {
  buttons: DialogButtons;
  footer: DialogFooterContent;
  footerExtra: ReactNode;
  /** Gives the user's content the theme from around the dialog. */
  restore: (content: ReactNode) => ReactNode;
}

/**
 * The footer of a dialog for antd's `footer`.
 *
 * @returns `null` where there is to be none: of antd's components, one takes `false` for none and the other does not.
 */
export function renderFooter({ buttons, footer, footerExtra, restore }: FooterOptions): ReactNode {
  if (footer === null || footer === false) return null;
  if (footer !== undefined && typeof footer !== 'function') return restore(footer);
  return (
    <Flex vertical={false} gap="small" justify="end" align="center" wrap>
      {footerExtra != null && <div style={{ marginInlineEnd: 'auto' }}>{restore(footerExtra)}</div>}
      <FooterButtons buttons={buttons} footer={footer} />
    </Flex>
  );
}
