import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';
import postcss, { type ChildNode, type Declaration, type Root, type Rule } from 'postcss';
import { elementsOf } from '../elementsOf';

type Element = DefaultTreeAdapterTypes.Element;

/** Where the build has drawn a demo (common/demo/picture). */
const PICTURE = 'demo-picture';

/** What nobody can do to a picture. */
const STATES = /:(hover|active|focus|focus-visible|focus-within)\b/;

/**
 * Takes the styles of antd out of the pictures of a page. antd writes all styles of a component, in
 * full, with each demo and once more for the dark one: some 400 KB for a page with buttons. What is
 * returned is each rule once, and only rules and custom properties that a picture uses.
 *
 * @param body of the page; the style elements in its pictures are removed
 * @returns the stylesheet, empty without a picture
 */
export function takePictureStyles(body: Element): string {
  const pictures = [...elementsOf(body)].filter((element) => classesOf(element).includes(PICTURE));
  const texts = new Set<string>();
  const classes = new Set<string>();
  for (const element of pictures.flatMap((picture) => [...elementsOf(picture)])) {
    for (const name of classesOf(element)) classes.add(name);
    if (element.tagName !== 'style') continue;
    texts.add(element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''));
    tree.detachNode(element);
  }
  const sheet = postcss.parse([...texts].join('\n'));
  sheet.walkRules((rule) => keepUsedSelectors(rule, classes));
  dropUnusedKeyframes(sheet);
  dropUnusedProperties(sheet);
  removeEmpty(sheet);
  return sheet.toString();
}

function keepUsedSelectors(rule: Rule, classes: ReadonlySet<string>): void {
  if (isStep(rule)) return;
  const used = rule.selectors.filter((selector) => {
    if (STATES.test(selector)) return false;
    const positive = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
    const names = [...positive.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name);
    return names.every((name) => classes.has(name.replaceAll('\\', '')));
  });
  if (used.length === 0) rule.remove();
  else rule.selectors = used;
}

/** Whether a rule is a step of an animation. */
const isStep = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

function dropUnusedKeyframes(sheet: Root): void {
  const used = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  sheet.walkAtRules('keyframes', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

function dropUnusedProperties(sheet: Root): void {
  const declared = new Map<string, Declaration[]>();
  const waiting: string[] = [];
  sheet.walkDecls((declaration) => {
    if (!declaration.variable) waiting.push(...referencesOf(declaration));
    else declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    waiting.push(...(declared.get(name) ?? []).flatMap(referencesOf));
    declared.delete(name);
  }
  for (const declaration of [...declared.values()].flat()) declaration.remove();
}

const referencesOf = ({ value }: Declaration): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

function removeEmpty(parent: { nodes?: ChildNode[] }): void {
  for (const node of [...(parent.nodes ?? [])]) {
    if (!('nodes' in node)) continue;
    removeEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  }
}

const classesOf = ({ attrs }: Element): string[] =>
  attrs.find(({ name }) => name === 'class')?.value.split(/\s+/) ?? [];
