import { answerRequests, type Open } from './answerRequests';
import type { SearchRequest, SearchResponse } from './types';

/** What a worker has of its global scope; the project is typed for windows. */
interface WorkerScope {
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<SearchRequest>) => void,
  ) => void;
  postMessage: (response: SearchResponse) => void;
}

async function load(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** Responds to the requests that come to the worker which calls it. */
export function serve(open: Open): void {
  const scope = globalThis as unknown as WorkerScope;
  const answer = answerRequests((url) => open(url, load));
  scope.addEventListener('message', async ({ data }) => scope.postMessage(await answer(data)));
}
