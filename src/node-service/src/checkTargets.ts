import { nearest } from '@mtools/node-utils/internal';
import type { Problem } from './checkOptions';
import type { ServiceConfig } from './options';

/**
 * Looks at the names of the environments in the targets of the proxy.
 *
 * @param names the environments of the configuration
 * @param wanted those for which each item needs a target
 */
export function checkTargets(
  items: NonNullable<ServiceConfig['proxy']>,
  names: string[],
  wanted: string[],
): Problem[] {
  return items.flatMap(({ target }, index) => {
    if (typeof target === 'string') return [];
    const option = `option "proxy[${index}].target"`;
    const unknown = Object.keys(target)
      .filter((name) => !names.includes(name))
      .map((name): Problem => {
        const right = nearest(name, names);
        const hint = right === undefined ? '' : ` Did you mean "${right}"?`;
        const message = `${option} names the unknown environment "${name}".${hint} Known environments: ${names.join(', ')}.`;
        return { path: ['proxy', index, 'target', name], message };
      });
    const missing = wanted.filter((name) => target[name] === undefined);
    if (missing.length === 0) return unknown;
    const message = `${option} has no target for ${missing.join(', ')}. Add it, or remove the name from envList.`;
    return [...unknown, { path: ['proxy', index, 'target'], message }];
  });
}
