import type { ReactNode } from 'react';
import { useSite } from '../../hooks/useSite';
import { NamedTheme } from '../antd/NamedTheme';
import type { Look } from './look';

interface BoardThemeProps {
  look: Look;
  /** Nothing moves. */
  still: boolean;
  cssVarKey?: string;
  children: ReactNode;
}

/** The theme of the board's components. */
export function BoardTheme({ look, still, cssVarKey, children }: BoardThemeProps) {
  const { locale } = useSite();
  return (
    <NamedTheme
      name={look.name}
      colorMode={look.mode}
      locale={locale.id}
      // In the font of the page, as all text around it.
      token={{ fontFamily: 'inherit', motion: !still }}
      wave={{ disabled: still }}
      cssVarKey={cssVarKey}
    >
      {children}
    </NamedTheme>
  );
}
