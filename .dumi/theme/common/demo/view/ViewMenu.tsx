import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useEffect, useRef } from 'react';
import { Icon } from '../../controls/icons';
import { DemoErrorBoundary } from '../DemoErrorBoundary';
import { useDemoMessage } from '../useDemoMessage';
import type { ViewChoices, ViewKey } from './demoView';
import type { DemoViewState } from './useDemoView';
import { watchFrames } from './watchFrames';
import './ViewMenu.css';

/** Only a reader who changes something needs it. */
const loadPanel = () => import('./ViewPanel');
const ViewPanel = lazy(loadPanel);

/** The settings of a demo, by the button that opens them. */
const menus = {
  theme: ['theme', 'mode'],
  width: ['width', 'dir', 'locale'],
} as const satisfies Record<string, readonly ViewKey[]>;

export type ViewMenuName = keyof typeof menus;

const icons = { theme: <ThemeIcon />, width: <WidthIcon /> };

interface ViewButtonsProps {
  chosen: ViewChoices;
  open: ViewMenuName | undefined;
  onOpen: (menu: ViewMenuName | undefined) => void;
}

/** What opens the settings of a demo: its theme, and the surroundings that it is put into. */
export function ViewButtons({ chosen, open, onOpen }: ViewButtonsProps) {
  const message = useDemoMessage();
  return (['theme', 'width'] as const).map((menu) => {
    const changed = menus[menu].some((key) => chosen[key] !== undefined);
    const name = message(`${menu}`);
    const label = changed ? message('changed', { name }) : name;
    return (
      <button
        key={menu}
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open === menu}
        data-menu={menu}
        data-changed={changed || undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => onOpen(open === menu ? undefined : menu)}
      >
        {icons[menu]}
      </button>
    );
  });
}

/** Should it fail, opening the menu tries again and tells. */
function preload(): void {
  loadPanel().catch(() => undefined);
}

interface ViewPopoverProps {
  shown: DemoViewState;
  open: ViewMenuName | undefined;
  onClose: () => void;
}

/** The settings behind the open button. Escape, a press elsewhere and focus elsewhere close them. */
export function ViewPopover({ shown, open, onClose }: ViewPopoverProps) {
  const message = useDemoMessage();
  const popover = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      const bar = popover.current?.parentElement;
      if (event.target instanceof Node && !bar?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', onPress);
    const stopWatching = watchFrames(onClose);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      stopWatching();
    };
  }, [open, onClose]);

  if (!open) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    const bar = popover.current?.parentElement;
    bar?.querySelector<HTMLElement>(`[data-menu="${open}"]`)?.focus();
    onClose();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const bar = popover.current?.parentElement;
    if (relatedTarget && !bar?.contains(relatedTarget)) onClose();
  };
  return (
    <div
      ref={popover}
      role="dialog"
      // Else a press on a label would first move the focus to what is focusable around the card.
      tabIndex={-1}
      aria-label={message(`${open}`)}
      className="view-popover"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <DemoErrorBoundary>
        <Suspense fallback={null}>
          <ViewPanel key={open} keys={menus[open]} shown={shown} />
        </Suspense>
      </DemoErrorBoundary>
    </div>
  );
}

function ThemeIcon() {
  return (
    <Icon>
      <path d="M12 3a9 9 0 1 0 0 18c1.7 0 2-1 1.6-2.1-.5-1.5.3-2.9 2-2.9H18a3 3 0 0 0 3-3c0-5.5-4-10-9-10Z" />
      <path d="M7.5 12h.01M10 7.5h.01M15 8h.01" />
    </Icon>
  );
}

function WidthIcon() {
  return (
    <Icon>
      <path d="M10 17H3V5h16v3M8 20h2" />
      <rect x="14" y="11" width="7" height="10" rx="1.5" />
    </Icon>
  );
}
