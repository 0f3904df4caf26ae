import { Button, ConfigProvider } from 'antd';
import { forwardRef, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { ThemeScope } from '../_internal/ThemeScope';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useMergedRef } from '../_internal/useMergedRef';
import type { ButtonExtOwnProps, ButtonExtProps } from './types';
import { useAsyncClick } from './useAsyncClick';
import { useLinkAriaDisabled } from './useLinkAriaDisabled';

type ButtonElement = HTMLButtonElement | HTMLAnchorElement;

/**
 * antd's `Button` that waits for the promise of its click handler and ignores clicks that repeat too fast.
 * Everything that antd's `Button` takes goes through; the ref is the native button, or the link when there is an `href`.
 *
 * @example
 * ```tsx
 * import { ButtonExt } from '@mtools/antd-ext';
 *
 * <ButtonExt isAsyncClick onClick={() => fetch('/api/orders', { method: 'POST' })}>
 *   Order
 * </ButtonExt>;
 * ```
 */
export const ButtonExt = forwardRef<ButtonElement, ButtonExtProps>(function ButtonExt(
  {
    isAsyncClick,
    debounce,
    onClick,
    onAsyncError,
    theme,
    loading = false,
    className,
    onClickCapture,
    onKeyDown,
    ...buttonProps
  },
  ref,
) {
  const { getPrefixCls } = useAntdConfig();
  const { componentDisabled = false } = ConfigProvider.useConfig();
  const { busy, noteClick, handleClick } = useAsyncClick({
    isAsyncClick,
    debounce,
    onClick,
    onAsyncError,
  });
  const pending = busy || showsAtOnce(loading);
  const element = useRef<ButtonElement>(null);
  const mergedRef = useMergedRef(ref, element);
  useLinkAriaDisabled(
    element,
    buttonProps.href !== undefined,
    pending || (buttonProps.disabled ?? componentDisabled),
  );

  const handleClickCapture = (event: MouseEvent<HTMLElement>) => {
    noteClick();
    onClickCapture?.(event);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    // A held key first repeats after half a second, mostly after the debounce time, and would be another click.
    if (!debounce || !event.repeat || event.key !== 'Enter') return;
    event.preventDefault();
    noteClick();
  };

  return (
    <ThemeScope theme={theme}>
      <Button
        {...buttonProps}
        // Not `disabled`, which would move the keyboard focus away.
        {...(pending && { 'aria-busy': true, 'aria-disabled': true })}
        ref={mergedRef}
        className={[getPrefixCls('ext-button'), className].filter(Boolean).join(' ')}
        loading={isConfig(loading) ? loading : pending}
        onClickCapture={handleClickCapture}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
      />
    </ThemeScope>
  );
});

type Loading = ButtonExtOwnProps['loading'];

function isConfig(loading: Loading): loading is Exclude<Loading, boolean | undefined> {
  return typeof loading === 'object' && loading !== null;
}

/** With a `delay` only antd knows when loading begins. */
function showsAtOnce(loading: Loading): boolean {
  return isConfig(loading) ? !((loading.delay ?? 0) > 0) : Boolean(loading);
}
