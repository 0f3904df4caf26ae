import { ConfigProvider, notification } from 'antd';
import { getStaticMethods, type StaticMethods } from './appRegistry';

/** By whom antd has been told how its static methods draw. */
let drawnBy: 'antd' | 'config' | undefined;

/**
 * Has `ConfigProviderExt.config` decide what static methods look like.
 *
 * @returns Whether it may: not when something was opened without it, see below.
 */
export function claimStatics(): boolean {
  drawnBy ??= 'config';
  return drawnBy === 'config';
}

/**
 * The methods for a call from outside of any component: those of the mounted provider. Without one they are antd's
 * static ones, drawn as `ConfigProviderExt.config` says; without that call, too, as antd alone would draw them.
 */
export function getThemedStatics(): StaticMethods {
  const methods = getStaticMethods();
  if (!drawnBy && methods.notification === notification) {
    drawnBy = 'antd';
    // Keeps antd from warning that its static methods know no theme. Nothing may be put around the content: antd may
    // have drawn messages before, and where something new comes around them it loses them and all that follow.
    ConfigProvider.config({ holderRender: (content) => content });
  }
  return methods;
}
