import type { CSSProperties, ReactNode } from 'react';

const UNSEEN: CSSProperties = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Tells screen readers what it is given, once that changes. Has to be there before there is anything to tell. */
export function Announcement({ children }: { children: ReactNode }): ReactNode {
  return (
    <span role="status" style={UNSEEN}>
      {children}
    </span>
  );
}
