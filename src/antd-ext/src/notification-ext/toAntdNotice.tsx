import { isReactRenderable } from '@rc-component/util';
import type { NotificationArgsProps } from 'antd';
import { CloseOnError } from '../_internal/CloseOnError';
import { ThemeVariables } from '../_internal/ThemeVariables';
import { UnmountSignal } from '../_internal/UnmountSignal';
import { GotItButton } from './GotItButton';
import type { NotificationExtProps } from './types';

interface Notice {
  /** Names the notice on the page. */
  id: string;
  isOpen: () => boolean;
  /** Closes it. */
  close: () => void;
  /** Hears that it is gone. */
  leave: () => void;
}

/**
 * Says in antd's words what a notice looks like.
 *
 * @returns `waits` says whether somebody has to click; the rest is for antd.
 */
export function toAntdNotice(
  { theme, needBtn, btnText, onBtnClick, actions, className, ...props }: NotificationExtProps,
  { id, isOpen, close, leave }: Notice,
): NotificationArgsProps & { waits: boolean } {
  const ownActions = isReactRenderable(actions);
  const waits = ownActions || Boolean(needBtn);
  const look = theme && `${id}-look`;
  // antd leaves out the element of an empty slot.
  const slot = isReactRenderable(props.description) ? 'description' : 'title';
  return {
    ...props,
    [slot]: (
      <>
        <CloseOnError close={close}>{props[slot]}</CloseOnError>
        <UnmountSignal onUnmount={leave} />
        {theme && look && <ThemeVariables theme={theme} className={look} />}
      </>
    ),
    actions:
      needBtn && !ownActions ? (
        <GotItButton
          btnText={btnText}
          onBtnClick={onBtnClick}
          theme={theme}
          isOpen={isOpen}
          close={close}
        />
      ) : (
        actions
      ),
    className: [className, look].filter(Boolean).join(' ') || undefined,
    waits,
  };
}
