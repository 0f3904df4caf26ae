/**
 * Sets the colour mode before the first paint. It runs inline in the head because a script that is
 * loaded comes too late: a dark reader would see a light page flash. The rules are those of
 * `hooks/useColorMode.ts`: `auto` follows the system, an unknown value is light, and nothing is read
 * where cookies are disabled.
 */
const setColorMode = `(function(){var m='light';try{var p=navigator.cookieEnabled&&localStorage.getItem('dumi:prefers-color')||'light';if(p==='dark'||p==='auto'&&matchMedia('(prefers-color-scheme: dark)').matches)m='dark'}catch(e){}document.documentElement.setAttribute('data-prefers-color',m)})()`;

export const headScripts = [{ content: setColorMode }];

/** Replaces umi's viewport, which forbids zooming (WCAG 1.4.4). */
export const metas = [{ name: 'viewport', content: 'width=device-width, initial-scale=1' }];
