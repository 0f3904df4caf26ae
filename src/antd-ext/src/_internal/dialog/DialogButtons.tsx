import { ConfigProvider } from 'antd';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { ButtonExt } from '../../button-ext';
import { pressOnce } from './heldKey';
import type { DialogButtonProps, DialogFooterContent } from './types';

/** What the buttons of a dialog show and do. */
export interface DialogButtons
  extends Pick<DialogButtonProps, 'okText' | 'cancelText' | 'okButtonProps' | 'cancelButtonProps'> {
  pending: boolean;
  /** The button which gets the focus when the dialog opens; without one it is up to antd. */
  autoFocus?: 'ok' | 'cancel' | null;
  /** Whether there is something to cancel. */
  hasCancel?: boolean;
  handleOk: (event: MouseEvent<HTMLElement>) => void;
  handleCancel: (event: MouseEvent<HTMLElement>) => void;
}

const ButtonsContext = createContext<DialogButtons | undefined>(undefined);

function OkBtn(): ReactNode {
  const buttons = useContext(ButtonsContext);
  const ref = useAutoFocus(buttons?.autoFocus === 'ok');
  if (!buttons) return null;
  const { okText, okButtonProps, pending, handleOk } = buttons;
  return (
    <ButtonExt
      type="primary"
      {...okButtonProps}
      ref={ref}
      // The dialog waits on behalf of the button: it has to know when nothing may close it.
      isAsyncClick={false}
      loading={pending || okButtonProps?.loading}
      // A dialog that stays open would be confirmed again.
      onKeyDown={pressOnce(okButtonProps?.onKeyDown)}
      onClick={handleOk}
    >
      {okText}
    </ButtonExt>
  );
}

function CancelBtn(): ReactNode {
  const buttons = useContext(ButtonsContext);
  const ref = useAutoFocus(buttons?.autoFocus === 'cancel');
  if (!buttons || buttons.hasCancel === false) return null;
  const { cancelText, cancelButtonProps, pending, handleCancel } = buttons;
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    handleCancel(event);
    return cancelButtonProps?.onClick?.(event);
  };
  return (
    <ButtonExt
      {...cancelButtonProps}
      ref={ref}
      disabled={pending || cancelButtonProps?.disabled}
      onKeyDown={pressOnce(cancelButtonProps?.onKeyDown)}
      onClick={handleClick}
    >
      {cancelText}
    </ButtonExt>
  );
}

const PARTS = { OkBtn, CancelBtn };

/** Once, when the dialog opens; antd's dialog takes the focus itself in the effects of the same commit. */
function useAutoFocus(active: boolean) {
  const ref = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => ref.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [active]);
  return ref;
}

interface FooterButtonsProps {
  buttons: DialogButtons;
  footer: DialogFooterContent;
}

/** The buttons, or what a function makes of them. */
export function FooterButtons({ buttons, footer }: FooterButtonsProps): ReactNode {
  const origin = (
    <>
      <CancelBtn />
      <OkBtn />
    </>
  );
  return (
    <ButtonsContext.Provider value={buttons}>
      {/* As in antd's Modal: a dialog belongs to no form around it, whose buttons may be disabled. */}
      <ConfigProvider componentDisabled={false}>
        {typeof footer === 'function' ? footer(origin, PARTS) : origin}
      </ConfigProvider>
    </ButtonsContext.Provider>
  );
}
