import { Button } from 'antd';
import type { ComponentProps, ReactNode } from 'react';

interface MenuButtonProps
  extends Pick<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls' | 'aria-haspopup'> {
  className: string;
  /** What the button is for; content that is text says so itself. */
  label: string;
  /** In place of the icon. */
  content?: ReactNode;
  onClick: () => void;
}

/** The button of the header that shows or hides the menu. */
export function MenuButton({ label, content = ICON, ...props }: MenuButtonProps): ReactNode {
  const isText = typeof content === 'string';
  return (
    <Button
      type="text"
      // A form that cannot be changed can still be left.
      disabled={false}
      aria-label={isText ? undefined : label}
      icon={isText ? undefined : content}
      {...props}
    >
      {isText && content}
    </Button>
  );
}

const ICON = (
  <svg width="1em" height="1em" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2 3.5h12M2 8h12M2 12.5h12" stroke="currentColor" strokeWidth="1.3" />
  </svg>
);
