import { useEffect, useEffectEvent } from 'react';
import { isChunkError } from '../../../loading/chunkErrors';
import { useDemoCode } from '../DemoCode';
import { textsOf } from '../demoFiles';
import type { CodeLanguage, DemoFile, Drafts, Problem } from '../types';
import { EndlessLoopError } from './guardLoops';
import { ImportError, type Scope } from './modules';
import { FileError, NoComponentError, placeOf, runDemo } from './runDemo';
import { useEditorText } from './useEditorText';

/** How long the writing must rest before the code runs, in ms. */
const RUN_AFTER = 300;

/**
 * Runs what the reader writes. What does not compile or run is told beside the code, and the stage
 * keeps what it shows.
 *
 * @param context dumi's field for live editing, which holds the import of the demo's scope
 * @param files the demo's files, the entry first
 * @param language the one that is shown, which lines of errors are counted in
 */
export function useRun(context: unknown, files: readonly DemoFile[], language: CodeLanguage): void {
  const text = useEditorText();
  const { id, state, dispatch } = useDemoCode();
  const { drafts, ran } = state;
  const toProblem = (error: unknown) => problemOf(error, id, files, text);

  const run = useEffectEvent(async (texts: Drafts) => {
    const codeOf = (file: DemoFile) => (texts[file.name]?.texts ?? textsOf(file))[language];
    const sources = new Map(files.map((file) => [file.name, codeOf(file)]));
    const styles = files.filter(({ name }) => name.endsWith('.css') && texts[name]).map(codeOf);
    try {
      const component = await runDemo(id, sources, await loadScope(context));
      const version = (state.live?.version ?? 0) + 1;
      const live = { version, component, styles, toProblem };
      dispatch({ type: 'run', ran: { drafts: texts, language }, live });
    } catch (error) {
      dispatch({ type: 'run', ran: { drafts: texts, language }, problem: toProblem(error) });
    }
  });

  useEffect(() => {
    // In the other language too, so that an error's line is a line of what is shown.
    const done = ran?.drafts === drafts && ran.language === language;
    if (done || Object.keys(drafts).length === 0) return;
    const timer = setTimeout(run, RUN_AFTER, drafts);
    return () => clearTimeout(timer);
  }, [drafts, ran, language]);

  const report = useEffectEvent((error: unknown) => {
    // Errors of the page itself are not the reader's.
    const isOwn = placeOf(error, id, names(files)) !== undefined;
    if (isOwn) dispatch({ type: 'problem', problem: toProblem(error) });
  });

  useEffect(() => {
    const onError = (event: ErrorEvent) => report(event.error);
    const onRejection = (event: PromiseRejectionEvent) => report(event.reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
}

const names = (files: readonly DemoFile[]) => files.map(({ name }) => name);

/** What plugin/markdown has put into dumi's `context`; a demo without a module has none. */
async function loadScope(context: unknown): Promise<Scope> {
  if (typeof context !== 'function') return [];
  const { default: scope } = await context();
  return scope;
}

function problemOf(
  error: unknown,
  id: string,
  files: readonly DemoFile[],
  text: ReturnType<typeof useEditorText>,
): Problem {
  if (error instanceof FileError) return error.problem;
  if (error instanceof NoComponentError) return { message: text('noComponent') };
  if (isChunkError(error)) return { message: text('notLoaded') };
  if (error instanceof ImportError) {
    const { from, exportName, available } = error;
    const cause = exportName === undefined ? 'unknownModule' : 'unknownExport';
    return { message: text(cause, { from, name: exportName, available: available.join(', ') }) };
  }
  const message =
    error instanceof EndlessLoopError ? text('endlessLoop') : messageOf(error) || text('crashed');
  return { message, ...placeOf(error, id, names(files)) };
}

/** What was thrown says of itself; empty when that is nothing. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name;
  return typeof error === 'string' ? error : '';
}
