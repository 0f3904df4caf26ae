import { theme } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../_internal/useTexts';

const TEXTS = {
  zh: { clear: '清除' },
  en: { clear: 'Clear' },
};

interface ClearButtonProps {
  onClick: () => void;
  /** Whether something stands behind it. */
  spaced: boolean;
}

/** As antd's clear icon, out of the way of the Tab key: with the keyboard the text itself can be deleted. */
export function ClearButton({ onClick, spaced }: ClearButtonProps): ReactNode {
  const { clear } = useTexts(TEXTS);
  const { token } = theme.useToken();
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={clear}
      onClick={onClick}
      style={{
        display: 'inline-flex',
        padding: 0,
        marginInlineEnd: spaced ? token.marginXXS : 0,
        border: 0,
        background: 'none',
        color: token.colorIcon,
        fontSize: token.fontSizeIcon,
        cursor: 'pointer',
        // antd lets clicks on a suffix through to the input.
        pointerEvents: 'auto',
      }}
    >
      <svg viewBox="0 0 16 16" width="1.2em" height="1.2em" fill="none" aria-hidden>
        <circle cx="8" cy="8" r="8" fill="currentColor" />
        <path d="m5 5 6 6m0-6-6 6" stroke={token.colorBgContainer} strokeWidth="1.5" />
      </svg>
    </button>
  );
}
