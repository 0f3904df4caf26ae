import { notification } from 'antd';
import { setStaticConfig } from '../config-provider-ext/setStaticConfig';
import { getStaticMethods, type StaticMethods } from './appRegistry';

let prepared = false;

/**
 * The methods for a call from outside of any component: those of the mounted provider. Without one they are antd's static
 * ones, drawn as `ConfigProviderExt.config` says; without that call, too, in the default look. antd would otherwise
 * warn that its static methods know no theme.
 */
export function getThemedStatics(): StaticMethods {
  const methods = getStaticMethods();
  if (!prepared && methods.notification === notification) {
    prepared = true;
    // Adds nothing to what the user has set.
    setStaticConfig({});
  }
  return methods;
}
