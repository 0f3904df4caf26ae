import type { DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** The names that an element must have to be meant by one part of a selector. */
interface Compound {
  tagName?: string;
  classes: readonly string[];
}

/** A part of a selector, and how it is joined to the part before it; by a space unless something else is said. */
interface Step extends Compound {
  combinator?: string;
}

const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;
const BRACKETS = /\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g;
const CLASS = /\.((?:[\w-]|\\.)+)/g;

export const classesOf = ({ attrs }: Element): string[] =>
  attrs.find(({ name }) => name === 'class')?.value.split(/\s+/) ?? [];

/**
 * Whether a selector may mean one of the elements, by tags, classes and combinators. Attributes, states and
 * exclusions are taken to be true, so that too much is kept rather than too little.
 */
export function createMatcher(elements: readonly Element[]): (selector: string) => boolean {
  const known = new Map<string, boolean>();
  const classes = new Map<Element, ReadonlySet<string>>();
  const byClass = new Map<string, Element[]>();
  for (const element of elements) {
    const own = new Set(classesOf(element));
    classes.set(element, own);
    for (const name of own) {
      const named = byClass.get(name) ?? [];
      named.push(element);
      byClass.set(name, named);
    }
  }

  const fitsCompound = (element: Element, compound: Compound): boolean => {
    if (compound.tagName && compound.tagName !== element.tagName) return false;
    const own = classes.get(element) ?? new Set(classesOf(element));
    classes.set(element, own);
    return compound.classes.every((name) => own.has(name));
  };

  const fits = (element: Element, steps: readonly Step[], index: number): boolean => {
    const step = steps[index];
    if (!step || !fitsCompound(element, step)) return !step;
    if (index === 0) return true;
    const before = (other: Element) => fits(other, steps, index - 1);
    const parent = parentOf(element);
    if (step.combinator === '>') return parent !== undefined && before(parent);
    if (step.combinator) {
      return (
        element.parentNode?.childNodes.some((node) => isElement(node) && before(node)) ?? false
      );
    }
    for (let one = parent; one; one = parentOf(one)) if (before(one)) return true;
    return false;
  };

  return (selector) => {
    const text = selector.replace(NEGATION, '');
    const result = known.get(text) ?? matches(text);
    known.set(text, result);
    return result;
  };

  function matches(text: string): boolean {
    // What stands in brackets may be about other elements: each class of it counts by itself.
    const inBrackets = namesIn((text.match(BRACKETS) ?? []).join());
    if (!inBrackets.every((name) => byClass.has(name))) return false;
    const steps = stepsOf(text.replace(BRACKETS, ''));
    const [name] = steps.at(-1)?.classes ?? [];
    const candidates = name === undefined ? elements : (byClass.get(name) ?? []);
    return candidates.some((element) => fits(element, steps, steps.length - 1));
  }
}

function stepsOf(text: string): Step[] {
  const parts = text.trim().split(/\s*([>+~])\s*|\s+/);
  const steps: Step[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const part = parts[index] ?? '';
    steps.push({
      combinator: parts[index - 1],
      tagName: /^[a-z][\w-]*/.exec(part)?.[0],
      classes: namesIn(part),
    });
  }
  return steps;
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));

function parentOf({ parentNode }: Element): Element | undefined {
  return parentNode && isElement(parentNode) ? parentNode : undefined;
}

const isElement = (node: object): node is Element => 'tagName' in node;
