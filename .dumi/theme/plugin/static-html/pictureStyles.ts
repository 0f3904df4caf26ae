import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';
import postcss, { type ChildNode, type Declaration, type Root, type Rule } from 'postcss';
import { elementsOf } from '../elementsOf';
import { classesOf, createMatcher } from './createMatcher';

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
  const elements = pictures.flatMap((picture) => [...elementsOf(picture)]);
  for (const element of elements) {
    if (element.tagName !== 'style') continue;
    texts.add(element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''));
    tree.detachNode(element);
  }
  const sheet = postcss.parse([...texts].join('\n'));
  dropMotion(sheet);
  const isUsed = createMatcher(elements);
  sheet.walkRules((rule) => keepUsedSelectors(rule, isUsed));
  dropRepeated(sheet);
  dropUnusedKeyframes(sheet);
  dropUnusedProperties(sheet);
  removeEmpty(sheet);
  return sheet.toString();
}

/** A picture has no transitions, and so nothing for readers who want none. */
function dropMotion(sheet: Root): void {
  sheet.walkAtRules('media', (rule) => {
    if (/prefers-reduced-motion/.test(rule.params)) rule.remove();
  });
  sheet.walkDecls(/^(transition|cursor$|user-select$)/, (declaration) => {
    declaration.remove();
  });
}

function keepUsedSelectors(rule: Rule, isUsed: (selector: string) => boolean): void {
  if (isStep(rule)) return;
  const used = rule.selectors.filter((selector) => !STATES.test(selector) && isUsed(selector));
  if (used.length === 0) rule.remove();
  else rule.selectors = used;
}

/** Light and dark have most of their rules in common. What is written again comes first then: it may not be overruled. */
function dropRepeated(sheet: Root): void {
  const seen = new Set<string>();
  for (const rule of [...sheet.nodes].reverse()) {
    const text = rule.toString();
    if (seen.has(text)) rule.remove();
    seen.add(text);
  }
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
