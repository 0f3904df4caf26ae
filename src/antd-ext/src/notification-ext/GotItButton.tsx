import type { ReactNode } from 'react';
import { useTexts } from '../_internal/useTexts';
import { ButtonExt, type ButtonExtProps } from '../button-ext';

const TEXTS = { zh: '我知道了', en: 'Got it' };

/** The button of `needBtn`. The default label follows the locale of the provider around the notification. */
export function GotItButton({ label, ...props }: ButtonExtProps & { label: ReactNode }) {
  const text = useTexts(TEXTS);
  return (
    // A provider's `componentDisabled` is meant for forms, so it does not apply here.
    <ButtonExt type="primary" size="small" disabled={false} isAsyncClick {...props}>
      {label ?? text}
    </ButtonExt>
  );
}
