import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { claimStatics } from '../_internal/themedStatics';
import { warnOnce } from '../_internal/warnOnce';
import { Provider } from './ConfigProviderExt';
import { readPrefix } from './readPrefix';
import type { StaticConfig } from './types';

const DEFAULT_PREFIX = 'ant';

let settings: StaticConfig = {};

/**
 * Sets what antd's static methods (`message.success`, `notification.open`, `Modal.confirm`) look like; they cannot read
 * a provider. Calls add up: what a call leaves out stays as it was, `undefined` takes a setting back.
 *
 * The first call has to come before the first message, and so has the first `holderRender`: both come around what antd
 * has drawn, and antd then loses the root which it keeps hold of, with all messages to come
 * (https://github.com/ant-design/ant-design/blob/6.6.8/components/message/index.tsx). After a notification or dialog of this
 * library it is ignored, with a warning in development. Later calls may come at any time.
 */
export function setStaticConfig(change: StaticConfig): void {
  if (!claimStatics()) {
    if (process.env.NODE_ENV !== 'production') {
      warnOnce(
        'ConfigProviderExt.config came after the first notice or dialog, which no provider was mounted for, so it is ' +
          'ignored. Call it where the app starts.',
      );
    }
    return;
  }
  settings = { ...settings, ...change };
  // antd reads both whenever a method is called, so what has been opened before does not fix them.
  ConfigProvider.config({
    prefixCls: readPrefix(settings.prefixCls) ?? DEFAULT_PREFIX,
    holderRender: renderHolder,
  });
}

function renderHolder(content: ReactNode): ReactNode {
  const { holderRender, ...provider } = settings;
  const themed = (
    <Provider {...provider} app={false}>
      {content}
    </Provider>
  );
  return holderRender ? holderRender(themed) : themed;
}
