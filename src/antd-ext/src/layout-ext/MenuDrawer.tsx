import { ConfigProvider, Drawer } from 'antd';
import { type ReactNode, useContext, useState } from 'react';
import { useTexts } from '../_internal/useTexts';
import { MenuButton } from './MenuButton';
import { layoutTexts } from './texts';

/** In px: leaves a strip of the page to be seen on the smallest phones. */
const WIDTH = 256;

interface MenuDrawerProps {
  /** Class name of the button. */
  className: string;
  /** What is selected in the menu: when that changes, by going back for instance, the drawer closes. */
  selected: string | undefined;
  /** Draws the menu. `close` closes the drawer. */
  children: (close: () => void) => ReactNode;
}

/** On a small screen: a button, and the drawer with the menu that it opens. */
export function MenuDrawer({ className, selected, children }: MenuDrawerProps): ReactNode {
  const text = useTexts(layoutTexts);
  const { direction } = useContext(ConfigProvider.ConfigContext);
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
        label={text.sider}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={open}
        onClose={close}
        title={text.sider}
        size={WIDTH}
        placement={direction === 'rtl' ? 'right' : 'left'}
        styles={{ body: { padding: 0 } }}
      >
        {children(close)}
      </Drawer>
    </>
  );
}
