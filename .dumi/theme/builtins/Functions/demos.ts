import { createContext, useContext } from 'react';
import type { DumiDemoProps } from '../Previewer/DumiDemo';

const Demos = createContext<readonly DumiDemoProps[]>([]);

/** Tells the sections of functions which demos the page has. */
export const FunctionDemos = Demos.Provider;

/** The demo of a function, which has its name for a title. */
export const demoOf = (demos: readonly DumiDemoProps[], name: string | undefined) =>
  demos.find(({ previewerProps }) => previewerProps.title === name);

export const useFunctionDemo = (name: string): DumiDemoProps | undefined =>
  demoOf(useContext(Demos), name);
