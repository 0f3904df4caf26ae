import path from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { ControlValue } from '../../.dumi/theme/plugin/api-data/readControls';
import { readLibrary } from '../../.dumi/theme/plugin/api-data/readLibrary';
import { valuesOf } from '../support/playgrounds';

type Playground = ComponentType<Record<string, ControlValue>>;

const modules = import.meta.glob<{ default: Playground }>('../../docs/AntdExt/playground/*.tsx', {
  eager: true,
});
const { playgrounds } = readLibrary(path.resolve(__dirname, '../..'));

/** What another prop has to be while this one is tried out, which a warning would say. */
const NEEDS: Record<string, Record<string, ControlValue>> = {
  multipleCheckbox: { showSelectAll: false },
};

it('every file is a playground, and there are some', () => {
  const files = playgrounds.map(({ file }) => `../../${file}`);
  expect(files.length).toBeGreaterThan(0);
  expect(Object.keys(modules).sort()).toEqual(files.sort());
});

// The setup file fails a test on any console output.
describe.each(playgrounds)('the playground of $id', ({ file, controls }) => {
  const Component = modules[`../../${file}`]?.default as Playground;

  it('shows the component, and takes what each of its controls can say', () => {
    const { container, rerender } = render(<Component />);
    expect(container).not.toBeEmptyDOMElement();
    for (const control of controls) {
      for (const value of valuesOf(control)) {
        rerender(<Component {...NEEDS[control.name]} {...{ [control.name]: value }} />);
      }
    }
    rerender(<Component />);
    expect(container).not.toBeEmptyDOMElement();
  });
});
