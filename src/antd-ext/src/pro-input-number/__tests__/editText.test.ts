import { describe, expect, it } from 'vitest';
import { insert, rangeToDelete, remove, type Snapshot } from '../editText';

const rules = { separator: ',', precision: 2, negative: true, pad: false };

/** A text with its caret, such as `1,2|34`, or with a selection, such as `1,[23]4`. */
function at(shown: string): Snapshot {
  const [start, end] = [shown.search(/[|[]/), shown.search(/[|\]]/)];
  return {
    text: shown.replace(/[|[\]]/g, ''),
    start,
    end: shown.includes('[') ? end - 1 : end,
  };
}

const show = ({ text, start }: Snapshot) => `${text.slice(0, start)}|${text.slice(start)}`;

describe('insert', () => {
  it.each([
    ['12|,345', '98', '1,298|,345'],
    ['1,[23]4', '5', '15|4'],
    ['|', '.5', '0.5|'],
    ['-|', '.5', '-0.5|'],
    ['0|', '7', '7|'],
    ['-0|', '7', '-7|'],
    ['|', '012', '12|'],
    ['-|', '007', '-7|'],
    // More may be typed in front of what stands there.
    ['|5', '0', '|5'],
    ['|', '1,234', '1,234|'],
    ['|', '12,345', '12,345|'],
    ['|', '-1,234,567.8', '-1,234,567.8|'],
  ])('into %s of %j makes %s', (from, piece, shown) => {
    const next = insert(at(from), piece, rules);

    expect(next && show(next)).toBe(shown);
  });

  it.each(['', ' ', '12,34', '1234,567', '1,234,56', ',123', '1.234', '1-'])(
    'has no place for %j',
    (piece) => {
      expect(insert(at('[5]'), piece, rules)).toBeUndefined();
    },
  );

  it.each([
    ['-1|2', '9', '-19|2'],
    ['-|', '9', '-9|'],
    ['[-1]2', '9', '9|2'],
    ['|-1', '9', undefined],
    ['[-1]', '-9', undefined],
  ])('without negative numbers lets the sign of %s stay for %j: %s', (from, piece, shown) => {
    const next = insert(at(from), piece, { ...rules, negative: false });
    expect(next && show(next)).toBe(shown);
  });

  it('knows the own separator of the thousands beside the comma', () => {
    const quoted = { ...rules, separator: "'" };
    for (const piece of ["1'234'567", '1,234,567']) {
      expect(insert(at('|'), piece, quoted)?.text).toBe("1'234'567");
    }
    expect(insert(at('|'), "12'34", quoted)).toBeUndefined();
  });
});

it.each([
  ['1,2|34', 'deleteContentBackward', '1|34'],
  ['1,2|34', 'deleteContentForward', '12|4'],
  // The digit beyond the separator.
  ['1,|234', 'deleteContentBackward', '|234'],
  ['1|,234', 'deleteContentForward', '1|34'],
  ['|1,234', 'deleteContentBackward', '|1,234'],
  ['1,234|', 'deleteContentForward', '1,234|'],
  ['1,[23]4', 'deleteContentBackward', '1|4'],
  ['1,[23]4', 'deleteWordForward', '1|4'],
  ['1,2|34', 'deleteWordBackward', '|34'],
  ['1,2|34', 'deleteWordForward', '12|'],
  ['1,2|34', 'deleteSoftLineBackward', '|34'],
  ['1,2|34', 'deleteHardLineForward', '12|'],
  // Zeros in front may be on their way to something else.
  ['1|,007', 'deleteContentBackward', '|007'],
])('from %s %s leaves %s', (from, inputType, shown) => {
  expect(show(remove(rangeToDelete(at(from), inputType, ','), rules))).toBe(shown);
});
