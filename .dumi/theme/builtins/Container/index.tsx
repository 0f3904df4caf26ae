import type { ReactNode } from 'react';
import { useMessage } from '../../hooks/useMessage';
import './index.css';

interface ContainerProps {
  type: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  children: ReactNode;
}

/** A callout: `:::info{title=…}` in Markdown. */
export default function Container({ type, title, children }: ContainerProps) {
  const message = useMessage();
  return (
    <aside className="callout" data-type={type}>
      <strong>{title ?? message(`container.${type}`)}</strong>
      {children}
    </aside>
  );
}
