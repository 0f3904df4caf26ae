import type { StaticMethods } from '../_internal/appRegistry';
import { ignoreHeldKey } from '../_internal/dialog/heldKey';
import { settleTrigger } from '../_internal/dialog/settleTrigger';
import { toAntdDialog } from './toAntdDialog';
import type { ModalExtFuncProps, ModalExtHandle, ModalExtMethods } from './types';

type Kind = keyof ModalExtMethods;

let lastDialog = 0;
/** Functions that close each dialog that waits for a decision. */
const openDialogs = new Set<() => void>();

/** Closes every dialog that a method opened, one by one: with antd's `destroyAll` none would give back the focus. */
export function destroyDialogs(): void {
  for (const destroy of openDialogs) destroy();
}

/** Makes the methods that open dialogs, which antd draws. */
export function createMethods(getModal: () => StaticMethods['modal']): ModalExtMethods {
  const open = (kind: Kind) => (props: ModalExtFuncProps) => openDialog(getModal(), kind, props);
  return {
    confirm: open('confirm'),
    info: open('info'),
    success: open('success'),
    warning: open('warning'),
    error: open('error'),
  };
}

function openDialog(
  modal: StaticMethods['modal'],
  kind: Kind,
  given: ModalExtFuncProps,
): ModalExtHandle {
  lastDialog += 1;
  const id = `ext-modal-${lastDialog}`;
  let props = given;
  let pending = false;
  let left = false;
  let settle: (confirmed: boolean) => void = () => {};
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  const leave = (confirmed: boolean) => {
    if (!left) ignoreHeldKey();
    left = true;
    settle(confirmed);
  };

  const draw = () =>
    toAntdDialog(
      {
        ...props,
        // antd's static methods call those of the first drawing.
        onCancel: () => props.onCancel?.(),
        afterClose: () => props.afterClose?.(),
      },
      {
        kind,
        id,
        pending,
        onPendingChange: (next) => {
          pending = next;
          dialog.update(draw());
        },
        isLeft: () => left,
        onAnswer: leave,
        close: () => dialog.destroy(),
      },
    );
  settleTrigger();
  ignoreHeldKey();
  const dialog = modal[kind](draw());
  const destroy = () => {
    dialog.destroy();
    // It may not have been drawn yet, and then nobody else says that it has gone.
    leave(false);
  };
  openDialogs.add(destroy);
  void answer.then(() => openDialogs.delete(destroy));

  return {
    destroy,
    update: (change) => {
      props = { ...props, ...(typeof change === 'function' ? change(props) : change) };
      dialog.update(draw());
    },
    // biome-ignore lint/suspicious/noThenProperty: what antd's useModal returns can be awaited, so this can, too.
    then: (onAnswer) => answer.then(onAnswer),
  };
}
