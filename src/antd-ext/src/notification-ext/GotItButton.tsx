import type { ReactNode } from 'react';
import { useExtLocale } from '../_internal/useExtLocale';
import { ButtonExt } from '../button-ext';
import type { NotificationExtProps } from './types';

interface GotItButtonProps extends Pick<NotificationExtProps, 'btnText' | 'onBtnClick' | 'theme'> {
  close: () => void;
}

/** The button of `needBtn`. It reads its text where the notice is drawn, and so in the language of that place. */
export function GotItButton({ btnText, onBtnClick, theme, close }: GotItButtonProps): ReactNode {
  const { gotItText } = useExtLocale();
  const handleClick = async () => {
    await onBtnClick?.();
    close();
  };
  return (
    <ButtonExt type="primary" size="small" theme={theme} isAsyncClick onClick={handleClick}>
      {btnText ?? gotItText}
    </ButtonExt>
  );
}
