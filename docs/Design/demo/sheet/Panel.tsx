import { theme } from 'antd';
import type { ReactNode } from 'react';

/** A part of the sheet on the surface on which components usually stand. */
export function Panel({ children }: { children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <div
      className="theme-sheet-panel"
      style={{
        background: token.colorBgContainer,
        borderColor: token.colorBorderSecondary,
        borderRadius: token.borderRadiusLG,
      }}
    >
      {children}
    </div>
  );
}
