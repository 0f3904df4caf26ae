/** One step of a path: the key of an object or the index of an array. */
export type PathSegment = string | number;

/** Where a value stands: `'rows.0.name'` or `['rows', 0, 'name']`. A key that contains a dot needs the array. */
export type Path = string | readonly PathSegment[];

type Split<Text extends string> = Text extends `${infer Head}.${infer Tail}`
  ? [Head, ...Split<Tail>]
  : [Text];

type Segments<P> = P extends string ? (string extends P ? string[] : Split<P>) : P;

type Step<T, Key> = T extends null | undefined
  ? undefined
  : T extends readonly unknown[]
    ? number extends T['length']
      ? Key extends number | `${number}`
        ? T[number] | undefined
        : unknown
      : Key extends keyof T
        ? T[Key]
        : unknown
    : Key extends keyof T
      ? T[Key]
      : unknown;

type Walk<T, Keys> = Keys extends readonly [infer Head, ...infer Tail]
  ? Walk<Step<T, Head>, Tail>
  : Keys extends readonly []
    ? T
    : unknown;

/** The type of what stands at `P` in `T`; `unknown` where the types do not tell. */
export type ValueIn<T, P extends Path> = Walk<T, Segments<P>>;

export function toKeys(path: Path): string[] {
  return typeof path === 'string' ? path.split('.') : path.map(String);
}

/** Writing through one of these could change every object of the page (prototype pollution). */
export function isUnsafeKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

/** In place of `Object.hasOwn`, which Chrome 88 and Safari 14 lack. */
export function hasOwn(value: unknown, key: string): boolean {
  return Object.getOwnPropertyDescriptor(Object(value), key) !== undefined;
}
