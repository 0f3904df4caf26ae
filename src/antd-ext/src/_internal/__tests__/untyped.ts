/** Props as untyped code passes them: the names are checked, the values may be what types forbid. */
export function untyped<Props extends object>(props: { [Name in keyof Props]?: unknown }): Props {
  return props as Props;
}
