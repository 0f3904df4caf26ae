import type { ReactNode } from 'react';
import { useTexts } from '../_internal/useTexts';
import { ButtonExt } from '../button-ext';
import { notificationTexts } from './texts';
import type { NotificationExtProps } from './types';

interface GotItButtonProps extends Pick<NotificationExtProps, 'btnText' | 'onBtnClick' | 'theme'> {
  /** While the notice fades out, it can still be pressed. */
  isOpen: () => boolean;
  close: () => void;
}

/** The button of `needBtn`. It reads its text where the notice is drawn, and so in the language of that place. */
export function GotItButton({
  btnText,
  onBtnClick,
  theme,
  isOpen,
  close,
}: GotItButtonProps): ReactNode {
  const { gotIt } = useTexts(notificationTexts);
  const handleClick = async () => {
    if (isOpen() && (await onBtnClick?.()) !== false) close();
  };
  return (
    <ButtonExt
      type="primary"
      size="small"
      theme={theme}
      // A notice is no part of a form that is disabled.
      disabled={false}
      isAsyncClick
      onClick={handleClick}
    >
      {btnText ?? gotIt}
    </ButtonExt>
  );
}
