import { locales } from '../../../config/locales';
import { stripTypes } from '../../common/demo/code/stripTypes';
import { importsOf } from '../../common/sandbox/imports';
import { localizeDemo } from './localizeDemo';

/**
 * Makes the module that hands a demo's imports to its edited code: exactly the names which the demo
 * takes, so that the editor adds nothing to what the demo has loaded.
 *
 * @param code source of the demo
 * @returns a module whose default export is a list of pairs: what is imported from, and its exports
 */
export function toScope(code: string): string {
  // What is shown and edited has the same imports in every locale.
  const shown = stripTypes(localizeDemo(code, locales[0].id));
  const head: string[] = [];
  const pairs = importsOf(shown).flatMap(({ from, names }, index) => {
    if (from.startsWith('.')) {
      if (/\.\w+$/.test(from) && !/\.[jt]sx?$/.test(from)) return [];
      head.push(`import scope${index} from '${from}?scope';`);
      return [`...scope${index}`];
    }
    if (!names) {
      head.push(`import * as all${index} from '${from}';`);
      return [`['${from}', all${index}]`];
    }
    const local = (name: string) => `${name}${index}`;
    const list = names.map((name) => `${name} as ${local(name)}`).join(', ');
    if (list) head.push(`import { ${list} } from '${from}';`);
    return [`['${from}', { ${names.map((name) => `${name}: ${local(name)}`).join(', ')} }]`];
  });
  return `${[...head, `export default [${pairs.join(', ')}];`].join('\n')}\n`;
}
