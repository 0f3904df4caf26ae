import ts from 'typescript';
import type { LocaleId } from '../../../config/locales';

/** One row of an API table. */
export interface ApiProp {
  name: string;
  /** The type as it is written in the source. */
  type: string;
  description: Record<LocaleId, string>;
  required: boolean;
  /** Source text of the default, absent when there is none. */
  defaultValue?: string;
  /** Version that brought the prop. */
  since?: string;
  deprecated: boolean;
}

export interface ComponentApi {
  /** Name of the component: `ButtonExt` for the interface `ButtonExtOwnProps`. */
  name: string;
  props: ApiProp[];
}

const OWN_PROPS = /^(\w+)OwnProps$/;

/**
 * Reads the interfaces named `XOwnProps` of one file. Only the syntax is read: what a component adds
 * to antd's props is what stands in the interface, and no type needs to be resolved for that, so the
 * whole library takes milliseconds.
 *
 * @param file name for error messages
 * @param source text of the file
 * @throws Error with file and line when a prop lacks its type or one of its two descriptions
 */
export function readProps(file: string, source: string): ComponentApi[] {
  const sourceFile = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const components: ComponentApi[] = [];
  sourceFile.forEachChild((node) => {
    if (!ts.isInterfaceDeclaration(node)) return;
    const name = OWN_PROPS.exec(node.name.text)?.[1];
    if (!name) return;
    const props = node.members.map((member) => readProp(member, sourceFile));
    components.push({ name, props });
  });
  return components;
}

function readProp(member: ts.TypeElement, sourceFile: ts.SourceFile): ApiProp {
  const { line } = sourceFile.getLineAndCharacterOfPosition(member.getStart());
  const at = `${sourceFile.fileName}:${line + 1}`;
  if (!ts.isPropertySignature(member) || !member.type) {
    throw new Error(`${at}: a member of an OwnProps interface must be a property with a type`);
  }
  const name = member.name.getText();
  const tags = new Map(
    ts
      .getJSDocTags(member)
      .map((tag) => [tag.tagName.text, toText(ts.getTextOfJSDocComment(tag.comment))]),
  );
  const english = ts
    .getJSDocCommentsAndTags(member)
    .filter(ts.isJSDoc)
    .map(({ comment }) => toText(ts.getTextOfJSDocComment(comment)))
    .join(' ');
  const chinese = tags.get('zh') ?? '';
  if (!english)
    throw new Error(`${at}: “${name}” has no description; write a JSDoc comment for it`);
  if (!chinese) throw new Error(`${at}: “${name}” has no Chinese description; add a @zh tag`);

  return {
    name,
    type: member.type.getText().replace(/\s+/g, ' '),
    description: { 'zh-CN': chinese, 'en-US': english },
    required: !member.questionToken,
    defaultValue: tags.get('default'),
    since: tags.get('since'),
    deprecated: tags.has('deprecated'),
  };
}

const toText = (comment: string | undefined) => (comment ?? '').replace(/\s+/g, ' ').trim();
