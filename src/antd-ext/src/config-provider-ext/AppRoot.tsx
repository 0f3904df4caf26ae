import { App, type AppProps } from 'antd';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { registerApp } from '../_internal/appRegistry';
import { useEvent } from '../_internal/useEvent';

const DepthContext = createContext(0);

/** antd's `App`, whose methods answer for calls from outside of any component while it is mounted. */
export function AppRoot({ children, ...appProps }: AppProps): ReactNode {
  const depth = useContext(DepthContext) + 1;
  return (
    <App {...appProps}>
      {/* In front of the content, so that its effects run first and the content's may call the methods. */}
      <Registration depth={depth} />
      <DepthContext.Provider value={depth}>{children}</DepthContext.Provider>
    </App>
  );
}

function Registration({ depth }: { depth: number }): ReactNode {
  const methods = App.useApp();
  const getMethods = useEvent(() => methods);
  useEffect(() => registerApp({ depth, getMethods }), [depth, getMethods]);
  return null;
}
