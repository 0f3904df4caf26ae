import type { ComponentType } from 'react';

/** The languages in which a demo can be read, the one it is written in first. */
export const codeLanguages = ['typescript', 'javascript'] as const;

export type CodeLanguage = (typeof codeLanguages)[number];

/** A text and the same with its tokens marked, as HTML; plugin/markdown has made it. */
interface CodeText {
  value: string;
  html: string;
}

/** One file of a demo. */
export interface DemoFile extends CodeText {
  /** Name of the file, relative to the entry; the entry itself is `index.tsx`. */
  name: string;
  /** The same without types; a stylesheet has none. */
  javascript?: CodeText;
}

/** A text of a file in both languages. */
export type TextPair = Record<CodeLanguage, string>;

/** What a reader has made of a file. */
export interface Draft {
  /** The language that was written in last. */
  language: CodeLanguage;
  texts: TextPair;
  /** The texts of both languages when they last said the same. */
  base: TextPair;
}

/** Drafts by the name of their file. */
export type Drafts = Readonly<Record<string, Draft>>;

/** An edited demo that has been compiled. */
export interface LiveDemo {
  /** Counts the runs of a card. */
  version: number;
  component: ComponentType;
  /** Texts of the stylesheets that were edited. */
  styles: readonly string[];
  /** What to tell the reader of an error that it has thrown. */
  toProblem: (error: unknown) => Problem;
}

/** Why edited code does not run. */
export interface Problem {
  message: string;
  file?: string;
  /** Counted from 1. */
  line?: number;
}
