import { type ReactNode, useRef } from 'react';
import { useToolbar } from '../../hooks/useToolbar';

interface ToolbarProps {
  label: string;
  className: string;
  /** Buttons and links, at any depth. */
  children: ReactNode;
}

/** Buttons that are one tab stop together. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={label}
      className={className}
      {...useToolbar(toolbar)}
    >
      {children}
    </div>
  );
}
