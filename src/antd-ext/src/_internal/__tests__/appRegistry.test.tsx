import { renderHook } from '@testing-library/react';
import { App } from 'antd';
import { expect, it } from 'vitest';
import { getNoticeSettings, registerApp } from '../appRegistry';

it('an app that leaves twice takes no other with it', () => {
  const { result } = renderHook(() => App.useApp(), { wrapper: App });
  const register = (duration: number) =>
    registerApp({ depth: 1, getApp: () => ({ methods: result.current, notices: { duration } }) });
  const leave = register(1);
  const leaveOther = register(2);

  leave();
  leave();
  expect(getNoticeSettings()).toEqual({ duration: 2 });
  leaveOther();
  expect(getNoticeSettings()).toBeUndefined();
});
