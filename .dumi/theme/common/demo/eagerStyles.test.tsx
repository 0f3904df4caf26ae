import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { cleanup, render } from '@testing-library/react';
import { Button, DatePicker, Select } from 'antd';
import { beforeEach, expect, it } from 'vitest';
import { createEagerCache } from './eagerStyles';

const sheets = () => [...document.head.querySelectorAll('style')];
/** The styles of components, without tokens, and without animations and icons, which have no hash for a name. */
const texts = () =>
  sheets()
    .filter(({ dataset }) => /^[a-z\d]+$/.test(dataset.cssHash ?? '') && !dataset.tokenHash)
    .map(({ textContent }) => textContent);

beforeEach(() => {
  for (const sheet of sheets()) sheet.remove();
});

/** What a component sees of the page while it is rendered. */
function Probe({ see }: { see: (texts: (string | null)[]) => void }) {
  see(texts());
  return null;
}

const demo = (
  <>
    <Button type="primary">Save</Button>
    <Select aria-label="Role" />
    <DatePicker aria-label="Day" />
  </>
);

/** Renders the demo, and gives the styles that were there before and after it was put into the page. */
function draw(cache: ReturnType<typeof createCache>) {
  let rendered: (string | null)[] = [];
  render(
    <StyleProvider cache={cache}>
      {demo}
      <Probe
        see={(seen) => {
          rendered = seen;
        }}
      />
    </StyleProvider>,
  );
  return { rendered, committed: texts() };
}

it('styles are in the page when a component is rendered, each once, and are those of antd', () => {
  const own = draw(createEagerCache());
  cleanup();
  for (const sheet of sheets()) sheet.remove();
  const antd = draw(createCache());

  expect(antd.rendered).toEqual([]);
  expect(own.rendered.join()).toContain('.ant-picker');
  expect(own.committed).toEqual(own.rendered);
  expect(own.committed.toSorted()).toEqual(antd.committed.toSorted());
});

it('antd takes them for its own: another component of the kind adds none', () => {
  const cache = createEagerCache();
  draw(cache);
  const before = texts();
  cleanup();
  draw(cache);
  expect(texts()).toEqual(before);
});
