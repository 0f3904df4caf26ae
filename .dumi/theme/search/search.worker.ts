import { answerRequests } from './answerRequests';
import type { SearchRequest, SearchResponse } from './types';

/** What a worker has of its global scope; the project is typed for windows. */
interface WorkerScope {
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<SearchRequest>) => void,
  ) => void;
  postMessage: (response: SearchResponse) => void;
}

const scope = globalThis as unknown as WorkerScope;
const answer = answerRequests(async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
});

scope.addEventListener('message', async ({ data }) => scope.postMessage(await answer(data)));
