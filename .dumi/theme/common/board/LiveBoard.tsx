import { useReducedMotion } from '../../hooks/useReducedMotion';
import { DemoErrorBoundary } from '../demo/DemoErrorBoundary';
import { BoardTheme } from './BoardTheme';
import type { Look } from './look';
import { Orders } from './Orders';

/** The real components. A chunk of its own, with antd in it; `Board` says when it is loaded. */
export default function LiveBoard({ look }: { look: Look }) {
  const still = useReducedMotion();
  return (
    <DemoErrorBoundary>
      <BoardTheme look={look} still={still}>
        <Orders />
      </BoardTheme>
    </DemoErrorBoundary>
  );
}
