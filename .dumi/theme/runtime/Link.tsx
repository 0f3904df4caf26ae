import { type AnchorHTMLAttributes, type MouseEvent, type Ref, use } from 'react';
import { isPlainClick } from '../common/navigation/isPlainClick';
import { createHref, history, type To } from './history';
import { RouteContext } from './route';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address in the site, without the base path. */
  to: To;
  /**
   * Whether the page takes the current one's entry in the browser's history. A link to the open address always does.
   * Default: false.
   */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to a page of the site, which is opened without loading the document again. */
export function Link({ to, replace, onClick, ...props }: LinkProps) {
  // Only a relative address depends on the page: a whole sidebar would be rendered again for each other page.
  const isAbsolute = typeof to === 'string' && to.startsWith('/');
  const href = createHref(to, isAbsolute ? '/' : use(RouteContext).location.pathname);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const inWindow = !props.target || props.target === '_self';
    if (event.defaultPrevented || !isPlainClick(event) || !inWindow) return;
    event.preventDefault();
    const isOpen = event.currentTarget.href === window.location.href;
    history[replace || isOpen ? 'replace' : 'push'](to);
  };

  return <a {...props} href={href} onClick={follow} />;
}
