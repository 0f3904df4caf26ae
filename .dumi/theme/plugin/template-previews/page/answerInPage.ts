/** A mock back end of a template: it responds to a request, or leaves it to the network with `undefined`. */
export type MockHandler = (request: Request) => Promise<Response | undefined>;

/**
 * Has a mock back end respond to requests by `fetch` and by XMLHttpRequest, before it reaches the network.
 * Its state lives as long as the page.
 */
export function answerInPage(handle: MockHandler): void {
  const { fetch: fetchFromNetwork } = window;
  window.fetch = async (input, init) =>
    (await handle(new Request(input, init))) ?? fetchFromNetwork(input, init);
  window.XMLHttpRequest = createXhr(handle);
}

/**
 * An upload goes by XMLHttpRequest, which tells its progress. The response of the mock is handed to the browser's own
 * class as a blob, so that everything about it stays as it is; only the status of a blob would always be 200.
 */
function createXhr(handle: MockHandler): typeof XMLHttpRequest {
  return class extends XMLHttpRequest {
    #method = '';
    #url = '';
    #headers = new Headers();
    #status: number | undefined;
    #isAborted = false;

    override get status() {
      return super.status && (this.#status ?? super.status);
    }

    override open(method: string, url: string | URL) {
      this.#method = method;
      this.#url = String(url);
    }

    override setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }

    override send(body?: XMLHttpRequestBodyInit | null) {
      void this.#answer(body);
    }

    override abort() {
      this.#isAborted = true;
      super.abort();
    }

    async #answer(body?: XMLHttpRequestBodyInit | null) {
      const headers = this.#headers;
      const request = new Request(this.#url, { method: this.#method, headers, body });
      const response = await handle(request);
      if (this.#isAborted) return;
      if (!response) {
        super.open(this.#method, this.#url);
        headers.forEach((value, name) => void super.setRequestHeader(name, value));
        super.send(body);
        return;
      }
      this.#status = response.status;
      const address = URL.createObjectURL(await response.blob());
      super.open('GET', address);
      super.addEventListener('loadend', () => URL.revokeObjectURL(address), { once: true });
      super.send();
    }
  };
}
