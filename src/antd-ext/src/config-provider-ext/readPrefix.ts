import { warnOnce } from '../_internal/warnOnce';

/** The prefix, if class names can begin with it: anything else would be read as a selector, and a brace hangs the page. */
export function readPrefix(prefix: string | undefined): string | undefined {
  if (prefix === undefined || /^[a-z_][\w-]*$/i.test(prefix)) return prefix;
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      `ConfigProviderExt ignores the prefixCls ${JSON.stringify(prefix)}. Pass letters, digits, - and _, beginning with a letter.`,
    );
  }
  return undefined;
}
