import type { MouseEvent, MouseEventHandler } from 'react';
import { it } from 'vitest';
import { ButtonExt } from '..';

const nameOf = (event: MouseEvent<HTMLButtonElement>) => event.currentTarget.name;
const addressOf: MouseEventHandler<HTMLAnchorElement> = (event) => event.currentTarget.href;

it('takes handlers of a button and of a link', () => {
  <ButtonExt onClick={nameOf} />;
  <ButtonExt href="/" onClick={addressOf} />;
  <ButtonExt
    isAsyncClick
    onAsyncError={(_, event: MouseEvent<HTMLButtonElement>) => nameOf(event)}
  />;
});

it('refuses what it cannot take', () => {
  // @ts-expect-error A click is no text.
  <ButtonExt onClick={(event: string) => event} />;
  // @ts-expect-error There are three themes.
  <ButtonExt theme="apollo" />;
});
