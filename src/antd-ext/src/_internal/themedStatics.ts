import { ConfigProvider, notification } from 'antd';
import { getStaticMethods, type StaticMethods } from './appRegistry';

let isPrepared = false;

/** `ConfigProviderExt.config` has told antd how to draw, and nothing is to be added. */
export function markPrepared(): void {
  isPrepared = true;
}

/**
 * The methods for a call from outside of any component: those of the mounted provider. Without one they are antd's static
 * ones, drawn as `ConfigProviderExt.config` says; without that call, too, in the default look.
 */
export function getThemedStatics(): StaticMethods {
  const methods = getStaticMethods();
  if (!isPrepared && methods.notification === notification) {
    markPrepared();
    // Keeps antd from warning that its static methods know no theme. Nothing may be put around the content: antd may have
    // drawn messages before, and where something new comes around them it loses them and all that follow.
    ConfigProvider.config({ holderRender: (content) => content });
  }
  return methods;
}
