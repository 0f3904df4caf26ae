import type { EmbedOptions, Project } from '@stackblitz/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectStackBlitz, embedStackBlitz } from './embedStackBlitz';

const TIMEOUT = 'Timeout: Unable to establish a connection with the StackBlitz VM';
const project: Project = {
  title: 'Demo',
  template: 'node',
  files: { 'src/Demo.tsx': '<A a="1" />' },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  muteForms();
});

/** jsdom cannot send a form and says so each time; here only what the form holds is of interest. */
function muteForms() {
  const { replaceWith } = Element.prototype;
  vi.spyOn(Element.prototype, 'replaceWith').mockImplementation(function (this: Element, ...nodes) {
    replaceWith.apply(this, nodes);
    const [frame] = nodes;
    // Every window is a realm with classes of its own; the type of a frame's window leaves them out.
    const realm = (frame as HTMLIFrameElement).contentWindow as (Window & typeof globalThis) | null;
    if (realm) realm.HTMLFormElement.prototype.submit = () => {};
  });
}

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function embed(options: EmbedOptions = {}, changed: Partial<Project> = {}) {
  const target = document.createElement('div');
  document.body.append(target, document.createElement('hr'));
  return embedStackBlitz(target, { ...project, ...changed }, { title: 'Demo here', ...options });
}

/** The form with which the frame goes to StackBlitz. */
function formIn(frame: HTMLIFrameElement) {
  const form = frame.contentDocument?.querySelector('form');
  const { origin, pathname, searchParams } = new URL(form?.action ?? '');
  const inputs = [...(form?.querySelectorAll('input') ?? [])];
  return {
    address: `${origin}${pathname}`,
    query: searchParams,
    fields: Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
  };
}

/** Receives the requests of the handshake in place of StackBlitz. */
function hearQuestions(frame: HTMLIFrameElement) {
  const ids: string[] = [];
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  vi.spyOn(contentWindow, 'postMessage').mockImplementation((data: { id: string }) => {
    ids.push(data.id);
  });
  return ids;
}

/** Responds to the handshake as StackBlitz does, and every request after it. */
function answer(id: string) {
  const { port1, port2 } = new MessageChannel();
  const requests: { type: string; payload: object }[] = [];
  port1.onmessage = ({ data: { type, payload } }) => {
    const { __reqid, ...rest } = payload;
    requests.push({ type, payload: rest });
    port1.postMessage({ type, payload: { __reqid, __success: true } });
  };
  const data = { action: 'SDK_INIT_SUCCESS', id, payload: { previewOrigin: null } };
  window.dispatchEvent(new MessageEvent('message', { data, ports: [port2] }));
  return { requests, close: () => port1.close() };
}

async function connected() {
  const { frame, connected, close } = embed();
  const ids = hearQuestions(frame);
  vi.advanceTimersByTime(500);
  const service = answer(ids[0] ?? '');
  return { frame, close, service, vm: await connected };
}

describe('the frame', () => {
  it('takes the place of the element, 300 px high unless told otherwise', () => {
    const { frame } = embed();
    expect(document.body.firstChild).toBe(frame);
    expect(frame.height).toBe('300');
    expect(frame.title).toBe('Demo here');
    expect(embed({ height: 480 }).frame.height).toBe('480');
  });

  it('is granted the clipboard and the whole screen, not camera or location', () => {
    const { allow } = embed().frame;
    expect(allow).toContain('clipboard-write');
    expect(allow).not.toMatch(/camera|microphone|geolocation|usb/);
  });

  it('sends the files, with quotes and brackets as they are', () => {
    const files = { 'src/[id].ts': 'const a = "</script>";' };
    const { address, fields } = formIn(embed({}, { files }).frame);
    expect(address).toBe('https://stackblitz.com/run');
    expect(fields).toMatchObject({
      'project[title]': 'Demo',
      'project[template]': 'node',
      'project[files][src/%5Bid%5D.ts]': 'const a = "</script>";',
    });
  });

  it.each([
    [-20, '0'],
    [0, '0'],
    [42.4, '42'],
    [100, '100'],
    [5000, '100'],
  ])('a height of %d for a panel becomes %s', (height, sent) => {
    const { query } = formIn(embed({ terminalHeight: height, devToolsHeight: height }).frame);
    expect(query.get('terminalHeight')).toBe(sent);
    expect(query.get('devtoolsheight')).toBe(sent);
  });

  it.each(['project', 'search', 'ports', 'settings'] as const)('opens the sidebar %s', (view) => {
    const { query } = formIn(embed({ sidebarView: view }).frame);
    expect(query.get('sidebarView')).toBe(view);
  });

  it.each(['light', 'dark'] as const)('has the theme %s', (theme) => {
    const { query } = formIn(embed({ theme }).frame);
    expect(query.get('theme')).toBe(theme);
  });

  it.each(['editor', 'preview'] as const)('shows the %s alone', (view) => {
    const { query } = formIn(embed({ view }).frame);
    expect(query.get('view')).toBe(view);
  });

  it('leaves out what StackBlitz does not know', () => {
    // What a caller without types could pass.
    const unknown = { sidebarView: 'git', theme: 'sepia', view: 'both' } as unknown as EmbedOptions;
    const { query } = formIn(embed({ ...unknown, terminalHeight: Number.NaN }).frame);
    expect([...query.keys()]).toEqual(['embed']);
  });
});

describe('what cannot be embedded', () => {
  it('an element that stands nowhere is an Invalid Element', () => {
    const target = document.createElement('div');
    expect(() => embedStackBlitz(target, project, { title: '' })).toThrow(
      new Error('Invalid Element'),
    );
  });

  it('only a frame can be connected', async () => {
    await expect(connectStackBlitz(document.createElement('div'))).rejects.toThrow(
      new Error('Provided element is not an iframe.'),
    );
  });

  it('a frame outside the page has no window to connect', async () => {
    const parent = document.createElement('div');
    const target = document.createElement('div');
    parent.append(target);
    const { connected } = embedStackBlitz(target, project, { title: '' });
    await expect(connected).rejects.toThrow(new Error('Provided element is not an iframe.'));
  });
});

describe('templates', () => {
  /** Warnings fail a test unless it expects them. */
  function warnings() {
    return vi.spyOn(console, 'warn').mockReset().mockReturnValue(undefined);
  }

  it.each([
    'angular-cli',
    'create-react-app',
    'html',
    'javascript',
    'node',
    'polymer',
    'typescript',
    'vue',
  ] as const)('%s is known', (template) => {
    const { fields } = formIn(embed({}, { template }).frame);
    expect(fields['project[template]']).toBe(template);
  });

  it('an unknown one is only warned of', () => {
    const warned = warnings();
    // What a caller without types could pass.
    const { frame } = embed({}, { template: 'cobol' as Project['template'] });
    expect(warned).toHaveBeenCalledWith(
      "Unsupported project.template: must be one of 'angular-cli', 'create-react-app', 'html', 'javascript', 'node', 'polymer', 'typescript', 'vue'",
    );
    expect(frame.isConnected).toBe(true);
  });

  it('dependencies beside the template node are warned of and left out', () => {
    const warned = warnings();
    const dependencies = { antd: '6.0.0' };
    const node = formIn(embed({}, { dependencies }).frame);
    expect(warned).toHaveBeenCalledWith(
      "Invalid project.dependencies: dependencies must be provided as a 'package.json' file when using the 'node' template.",
    );
    expect(node.fields).not.toHaveProperty(['project[dependencies]']);

    warned.mockClear();
    const other = formIn(embed({}, { template: 'typescript', dependencies }).frame);
    expect(warned).not.toHaveBeenCalled();
    expect(other.fields['project[dependencies]']).toBe('{"antd":"6.0.0"}');
  });
});

describe('the handshake', () => {
  it('asks every 500 ms, 20 times, and then gives up with the words of the sdk', async () => {
    const { frame, connected } = embed();
    const failure = connected.catch((error: unknown) => error);
    const ids = hearQuestions(frame);
    vi.advanceTimersByTime(499);
    expect(ids).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(ids).toHaveLength(1);
    vi.advanceTimersByTime(19 * 500);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(1);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(500);
    expect(await failure).toEqual(new Error(TIMEOUT));
    vi.advanceTimersByTime(60_000);
    expect(ids).toHaveLength(20);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends when the frame responds', async () => {
    const { vm, service } = await connected();
    expect(vi.getTimerCount()).toBe(0);
    await vm.editor.setTheme('dark');
    expect(service.requests).toEqual([{ type: 'SDK_SET_UI_THEME', payload: { theme: 'dark' } }]);
    service.close();
  });

  it('ends when the frame is closed, without calling back', async () => {
    const { frame, connected, close } = embed();
    const settled = vi.fn();
    connected.then(settled, settled);
    // The question that the sdk asks at once, read from the frame's window.
    const id = await new Promise((resolve) => {
      frame.contentWindow?.addEventListener('message', ({ data }) => resolve(data.id));
    });
    expect(id).toMatch(/^\w+$/);
    expect(vi.getTimerCount()).toBe(1);
    close();
    expect(frame.isConnected).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
  });

  it('starts again with another frame', async () => {
    const first = embed();
    const failure = first.connected.catch((error: unknown) => error);
    vi.advanceTimersByTime(21 * 500);
    await failure;
    first.close();
    const { vm, service } = await connected();
    expect(vm).toHaveProperty('preview');
    service.close();
  });
});

describe('a running project', () => {
  it('takes only an address of the preview that starts with /', async () => {
    const { vm, service } = await connected();
    for (const address of ['', 'home', 'https://example.com/']) {
      expect(() => vm.preview.setUrl(address)).toThrow(
        `Invalid argument: expected a path starting with '/', got '${address}'`,
      );
    }
    // What a caller without types could pass.
    expect(() => vm.preview.setUrl(7 as unknown as string)).toThrow("starting with '/'");
    await vm.preview.setUrl('/home');
    expect(service.requests).toEqual([{ type: 'SDK_SET_PREVIEW_URL', payload: { path: '/home' } }]);
    service.close();
  });

  it('takes only a diff of files with an object to create and an array to destroy', async () => {
    const { vm, service } = await connected();
    // What a caller without types could pass.
    const apply = (diff: unknown) => vm.applyFsDiff(diff as Parameters<typeof vm.applyFsDiff>[0]);
    for (const diff of [null, {}, { create: 'a.ts', destroy: [] }]) {
      expect(() => apply(diff)).toThrow(
        'Invalid diff object: expected diff.create to be an object.',
      );
    }
    for (const diff of [{ create: {} }, { create: {}, destroy: {} }]) {
      expect(() => apply(diff)).toThrow(
        'Invalid diff object: expected diff.destroy to be an array.',
      );
    }
    await apply({ create: { 'a.ts': '' }, destroy: ['b.ts'] });
    expect(service.requests).toEqual([
      { type: 'SDK_APPLY_FS_DIFF', payload: { create: { 'a.ts': '' }, destroy: ['b.ts'] } },
    ]);
    service.close();
  });
});
