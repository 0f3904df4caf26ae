import { Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { MenuButton } from './MenuButton';

/** In px: leaves a strip of the page to be seen on the smallest phones. */
const WIDTH = 256;

interface MenuDrawerProps {
  /** Class name of the button. */
  className: string;
  /** Name of the button and of the drawer. */
  label: string;
  /** What is selected in the menu: when that changes, by going back for instance, the drawer closes. */
  selected: string | undefined;
  /** Draws the menu. `close` closes the drawer. */
  children: (close: () => void) => ReactNode;
}

/** On a small screen: a button, and the drawer with the menu that it opens. */
export function MenuDrawer({ className, label, selected, children }: MenuDrawerProps): ReactNode {
  const { direction } = useAntdConfig();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [shownFor, setShownFor] = useState(selected);
  if (shownFor !== selected) {
    setShownFor(selected);
    close();
  }
  return (
    <>
      <MenuButton
        className={className}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={open}
        onClose={close}
        title={label}
        size={WIDTH}
        placement={direction === 'rtl' ? 'right' : 'left'}
        styles={{ body: { padding: 0 } }}
      >
        {children(close)}
      </Drawer>
    </>
  );
}
