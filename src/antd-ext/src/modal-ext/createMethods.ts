import type { StaticMethods } from '../_internal/appRegistry';
import { settleTrigger } from '../_internal/dialog/settleTrigger';
import { toAntdDialog } from './toAntdDialog';
import type { ModalExtFuncProps, ModalExtHandle, ModalExtMethods } from './types';

type Kind = keyof ModalExtMethods;

let lastDialog = 0;

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
  let settle: (confirmed: boolean) => void = () => {};
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve;
  });

  const draw = () =>
    toAntdDialog(props, {
      kind,
      id,
      pending,
      onPendingChange: (next) => {
        pending = next;
        dialog.update(draw());
      },
      onAnswer: settle,
      close: () => dialog.destroy(),
    });
  settleTrigger();
  const dialog = modal[kind](draw());

  return {
    destroy: () => dialog.destroy(),
    update: (change) => {
      props = { ...props, ...(typeof change === 'function' ? change(props) : change) };
      dialog.update(draw());
    },
    // biome-ignore lint/suspicious/noThenProperty: what antd's useModal returns can be awaited, so this can, too.
    then: (onAnswer, onError) => answer.then(onAnswer, onError),
  };
}
