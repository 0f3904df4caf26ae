/**
 * The anchor of a row in the API table of a component: `api-button-ext-isAsyncClick`.
 *
 * @param component its name, `ButtonExt`
 * @param prop the name of the prop
 */
export function apiRowId(component: string, prop: string): string {
  const kebab = component.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
  return `api-${kebab}-${prop}`;
}
