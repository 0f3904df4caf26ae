import {
  PACKAGE_MANAGER_ATTRIBUTE,
  PACKAGE_MANAGER_KEY,
  packageManagers,
} from '../theme/common/code/packageManagers';

/**
 * Sets the color mode before the first paint. It runs inline in the head because a script that is
 * loaded comes too late: a dark reader would see a light page flash. The rules are those of
 * `hooks/useColorMode.ts`: `auto` follows the system, an unknown value is light, and nothing is read
 * where cookies are disabled. The address of an isolated demo may name the mode (layouts/DemoLayout).
 */
const setColorMode = `(function(){var m='light';try{var p=navigator.cookieEnabled&&localStorage.getItem('dumi:prefers-color')||'light';if(p==='dark'||p==='auto'&&matchMedia('(prefers-color-scheme: dark)').matches)m='dark'}catch(e){}var q=location.pathname.indexOf('/~demos/')>=0&&/[?&]mode=(light|dark)(&|$)/.exec(location.search);if(q)m=q[1];document.documentElement.setAttribute('data-prefers-color',m)})()`;

/** Shows the package manager that the reader has chosen, before the first paint for the same reason. */
const setPackageManager = `(function(){try{var p=localStorage.getItem('${PACKAGE_MANAGER_KEY}');if(/^(${packageManagers.join('|')})$/.test(p))document.documentElement.setAttribute('${PACKAGE_MANAGER_ATTRIBUTE}',p)}catch(e){}})()`;

/** Remembers the last button that is clicked before the page can respond; `hooks/useEarlyClick.ts` clicks it once more. */
const rememberClick = `(function(){var c;function l(e){c=e.target.closest&&e.target.closest('button')}document.addEventListener('click',l,true);window.takeEarlyClick=function(){document.removeEventListener('click',l,true);return c}})()`;

export const headScripts = [
  { content: setColorMode },
  { content: setPackageManager },
  { content: rememberClick },
];

/** Replaces umi's viewport, which forbids zooming (WCAG 1.4.4). */
export const metas = [{ name: 'viewport', content: 'width=device-width, initial-scale=1' }];
