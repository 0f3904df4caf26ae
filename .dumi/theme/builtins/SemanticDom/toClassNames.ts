/** What `classNames` may be: a class for each part, and objects of classes for the parts of a part. */
export interface PartClasses {
  [part: string]: string | PartClasses;
}

/**
 * Writes the `classNames` that give one part a class.
 *
 * @example toClassNames('popup.root', 'active') // { popup: { root: 'active' } }
 */
export function toClassNames(path: string, className: string): PartClasses {
  const [part = '', ...rest] = path.split('.');
  return { [part]: rest.length > 0 ? toClassNames(rest.join('.'), className) : className };
}
