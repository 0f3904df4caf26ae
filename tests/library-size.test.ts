import * as library from '@mtools/antd-ext';
import { describe, expect, it } from 'vitest';
import { codeOf, componentsOf, formParts, librarySizes, sizeOf } from './support/library-size';

const KIB = 1024;

/** Those without a field of several parts. */
const SMALL = ['ButtonExt', 'ConfigProviderExt', 'InputExt', 'InputOutLineExt', 'RadioGroupExt'];

it('the whole library fits into its budget', () => {
  expect(sizeOf()).toBeLessThanOrEqual(librarySizes.library * KIB);
});

it('so does all that a form is made of', () => {
  expect(sizeOf(...formParts)).toBeLessThanOrEqual(librarySizes.formParts * KIB);
});

it('nothing that only a developer is told is in production', () => {
  expect(codeOf()).toContain('ConfigProviderExt');
  expect(codeOf()).not.toContain('console.');
});

describe.each(componentsOf(library))('%s', (name) => {
  it('fits into the budget of a component', () => {
    // A table is a part of ProSearchTable; what comes on top of it is counted.
    const included = name === 'ProSearchTable' ? sizeOf('TableExt') : 0;
    const budget = SMALL.includes(name) ? librarySizes.smallFormPart : librarySizes.component;
    expect(sizeOf(name) - included).toBeLessThanOrEqual(budget * KIB);
  });
});
