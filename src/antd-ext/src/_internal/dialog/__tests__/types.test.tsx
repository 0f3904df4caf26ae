import type { ComponentProps, KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { expectTypeOf, it } from 'vitest';
import { DrawerExt, ModalExt } from '../../..';

const nameOf = (event: MouseEvent<HTMLButtonElement>) => event.currentTarget.name;

it('takes handlers of the buttons', () => {
  <ModalExt onOk={nameOf} onCancel={nameOf} okButtonProps={{ onClick: nameOf }} />;
  <DrawerExt onOk={nameOf} onCancel={nameOf} onClose={nameOf} />;
  () => ModalExt.confirm({ onOk: nameOf });
  <ModalExt
    onCancel={(event) =>
      expectTypeOf(event).toEqualTypeOf<MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>>()
    }
  />;
});

it('takes any element as the trigger', () => {
  const element = (<button type="button">Open</button>) as ReactElement<unknown>;
  const button = element as ReactElement<ComponentProps<'button'>>;
  <ModalExt trigger={element} />;
  <DrawerExt trigger={button} />;
  // @ts-expect-error A text cannot be given an `onClick`.
  <ModalExt trigger="Open" />;
});

it('refuses what it cannot take', () => {
  // @ts-expect-error A click is no text.
  <ModalExt onOk={(event: string) => event} />;
  // @ts-expect-error A click is no change of a value.
  <DrawerExt onCancel={(value: number) => value} />;
});
