import { mergeProps, useLayoutEffect } from '@rc-component/util';
import { App, type AppProps } from 'antd';
import { createContext, type ReactNode, useContext } from 'react';
import { type MountedApp, registerApp } from '../_internal/appRegistry';
import { useEvent } from '../_internal/useEvent';

interface Level extends Pick<MountedApp, 'notices'> {
  /** How many providers are around it, itself included. */
  depth: number;
}

const LevelContext = createContext<Level>({ depth: 0, notices: {} });

/** antd's `App`, whose methods handle calls from outside of any component while it is mounted. */
export function AppRoot({ children, ...appProps }: AppProps): ReactNode {
  const outer = useContext(LevelContext);
  const { duration, pauseOnHover } = appProps.notification ?? {};
  // New on each render, which only an `App` further in would report.
  const level = {
    depth: outer.depth + 1,
    // antd's `App` takes over what the one around it says of notifications.
    notices: mergeProps(outer.notices, { duration, pauseOnHover }),
  };
  return (
    <App {...appProps}>
      {/* In front of the content, so that its effects run first and the content's may call the methods. */}
      <Registration {...level} />
      <LevelContext.Provider value={level}>{children}</LevelContext.Provider>
    </App>
  );
}

function Registration({ depth, notices }: Level): ReactNode {
  const methods = App.useApp();
  const getApp = useEvent(() => ({ methods, notices }));
  // Over with the very commit in which the provider leaves, so that no call comes to one that is gone.
  useLayoutEffect(() => registerApp({ depth, getApp }), [depth, getApp]);
  return null;
}
