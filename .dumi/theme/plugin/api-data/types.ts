import type { LocaleId } from '../../../config/locales';

/** A text in every language of the site. */
export type Texts = Record<LocaleId, string>;

/** A member of an object type, as it is listed where the type is expanded. */
export interface ApiMember {
  name: string;
  type: string;
  required: boolean;
  /** Absent where the source has no description. */
  description?: Texts;
}

/** What a name in a type stands for, shown on demand. */
export type ApiExpansion =
  /** The members of a union, as they are written. */
  | { kind: 'union'; name: string; members: string[] }
  /** The members of an interface or object type. */
  | { kind: 'object'; name: string; members: ApiMember[] }
  /** Any other type, as it is written: a function, a tuple, a mapped type. */
  | { kind: 'type'; name: string; text: string }
  /** An interface that has a table of its own; `table` is that table's kind. */
  | { kind: 'table'; name: string; table: ApiTableKind };

/** One row of a table: a prop, an option of a column or a function. */
export interface ApiRow {
  name: string;
  /**
   * The type as it is written in the source; object types inside it are shortened to `{…}`, and a type parameter
   * that stands alone is what it may be.
   */
  type: string;
  description: Texts;
  required: boolean;
  /** Source text of the default, absent when there is none. */
  defaultValue?: string;
  /** Version that brought it. */
  since?: string;
  /** What to use instead; absent when it is not deprecated. */
  deprecated?: Texts;
  /** What the names in `type` stand for; absent when nothing needs to be said. */
  expansions?: ApiExpansion[];
}

/** The sub-tables that an interface can ask for with `@api <Component> <kind>`. */
export const subTableKinds = ['methods', 'columns', 'options', 'controller', 'statics'] as const;

export type ApiTableKind = 'props' | (typeof subTableKinds)[number];

export interface ApiTable {
  kind: ApiTableKind;
  /** The interface with its type parameters: `TableExtOwnProps<T>`. */
  name: string;
  /** What the interface is; absent for props. */
  description?: Texts;
  rows: ApiRow[];
}

/** The component of antd whose props a component takes as well. */
export interface AntdBase {
  /** `Button` */
  name: string;
  /** Last part of the address of its page: `button` */
  page: string;
}

/** Everything that the reference of one component shows. */
export interface ComponentApi {
  /** Name of the component: `ButtonExt` for the interface `ButtonExtOwnProps`. */
  id: string;
  /** Absent when the component takes no props of antd. */
  antd?: AntdBase;
  /** The props first, then the sub-tables in the order of the source. */
  tables: ApiTable[];
}
