import type { Step } from './number-typing';

/** Fields of the demo: with thousands and 2 decimals; 0 to 500 without decimals; free; thousands and stringMode. */
type FieldName = 'Grouped' | 'Whole' | 'Any' | 'Long';

export interface Sequence {
  field: FieldName;
  steps: readonly Step[];
  /** The text with `|` for the caret, or brackets around the selection. */
  text: string;
  /** What the form gets, as JSON. */
  value: string;
}

const of = (field: FieldName, steps: readonly Step[], text: string, value: string): Sequence => ({
  field,
  steps,
  text,
  value,
});

/** What a person does, what is then to be seen, and where the caret stands. */
export const SEQUENCES: readonly Sequence[] = [
  // Letters and signs are not accepted.
  of('Any', [{ type: '12a3' }], '123|', '123'),
  of('Any', [{ type: 'abc' }], '|', 'null'),
  of('Any', [{ type: '1e5' }], '15|', '15'),
  of('Any', [{ type: '+7' }], '7|', '7'),
  of('Any', [{ type: '1 2 3' }], '123|', '123'),
  of('Any', [{ type: '12' }, { select: [0, 2] }, { type: 'x' }], '[12]', '12'),
  of('Any', [{ type: '12' }, { select: [0, 2] }, { type: ' ' }], '[12]', '12'),
  of('Any', [{ type: '1-2' }], '12|', '12'),
  of('Any', [{ type: '--5' }], '-5|', '-5'),
  of('Any', [{ type: '5' }, { caret: 0 }, { type: '-' }], '-|5', '-5'),
  of('Any', [{ type: '-5' }, { caret: 0 }, { type: '1' }], '|-5', '-5'),
  of('Any', [{ type: '1.2.3' }], '1.23|', '1.23'),
  of('Any', [{ type: '0.0000001' }], '0.0000001|', '1e-7'),
  of('Any', [{ type: '1,234' }], '1234|', '1234'),
  // The point, zeros in front, and what is left when the field is left.
  of('Any', [{ type: '.' }], '0.|', '0'),
  of('Any', [{ type: '.5' }], '0.5|', '0.5'),
  of('Any', [{ type: '-.5' }], '-0.5|', '-0.5'),
  of('Any', [{ type: '007' }], '7|', '7'),
  of('Any', [{ type: '-007' }], '-7|', '-7'),
  of('Any', [{ type: '0' }], '0|', '0'),
  of('Any', [{ type: '00' }], '0|', '0'),
  of('Any', [{ type: '-' }, { blur: true }], '|', 'null'),
  of('Any', [{ type: '.' }, { press: 'Home' }, { press: 'Delete' }, { blur: true }], '|', 'null'),
  of('Any', [{ type: '1.' }, { blur: true }], '1|', '1'),
  of('Any', [{ type: '1.50' }], '1.50|', '1.5'),
  of('Any', [{ type: '1.50' }, { blur: true }], '1.5|', '1.5'),
  of('Any', [{ type: '1002' }, { caret: 1 }, { press: 'Backspace' }], '|002', '2'),
  of(
    'Any',
    [{ type: '1002' }, { caret: 1 }, { press: 'Backspace' }, { type: '5' }],
    '5|002',
    '5002',
  ),
  // Thousands, and the caret after each change of the grouping.
  of('Grouped', [{ type: '1234567' }], '1,234,567|', '1234567'),
  of('Grouped', [{ type: '12345' }, { caret: 2 }, { type: '98' }], '1,298|,345', '1298345'),
  of('Grouped', [{ type: '1298345' }, { caret: 5 }, { press: 'Backspace' }], '129|,345', '129345'),
  of('Grouped', [{ type: '1234' }, { caret: 0 }, { type: '9' }], '9|1,234', '91234'),
  of('Grouped', [{ type: '1234' }, { press: 'Backspace' }], '123|', '123'),
  of('Grouped', [{ type: '1234' }, { caret: 2 }, { press: 'Backspace' }], '|234', '234'),
  of('Grouped', [{ type: '1234' }, { caret: 1 }, { press: 'Delete' }], '1|34', '134'),
  of('Grouped', [{ type: '1234567' }, { caret: 6 }, { press: 'Backspace' }], '123|,567', '123567'),
  of('Grouped', [{ type: '1234567' }, { caret: 5 }, { press: 'Delete' }], '123,4|67', '123467'),
  of('Grouped', [{ type: '1234567' }, { select: [1, 6] }, { press: 'Delete' }], '1|,567', '1567'),
  of('Grouped', [{ type: '1234567' }, { select: [0, 5] }, { type: '9' }], '9|,567', '9567'),
  of('Grouped', [{ type: '1234567' }, { press: 'ControlOrMeta+Backspace' }], '|', 'null'),
  of('Grouped', [{ type: '1234567' }, { select: [2, 9] }, { cut: true }], '1|', '1'),
  of('Grouped', [{ type: '-1234' }], '-1,234|', '-1234'),
  of('Grouped', [{ type: '1,,2' }], '12|', '12'),
  of('Grouped', [{ type: '1234.5' }, { caret: 5 }, { press: 'Delete' }], '12,34|5', '12345'),
  // More decimals than the precision are refused, not rounded; decimals are never grouped.
  of('Grouped', [{ type: '1234.5678' }], '1,234.56|', '1234.56'),
  of('Grouped', [{ type: '1234.5678' }, { blur: true }], '1,234.56|', '1234.56'),
  of('Grouped', [{ type: '0.999' }, { blur: true }], '0.99|', '0.99'),
  of('Grouped', [{ type: '1234' }, { caret: 1 }, { type: '.' }], '1|,234', '1234'),
  of('Grouped', [{ type: '1.23' }, { caret: 2 }, { type: '9' }], '1.|23', '1.23'),
  of('Long', [{ type: '1.2345678' }], '1.2345678|', '"1.2345678"'),
  of('Whole', [{ type: '1.2' }], '12|', '12'),
  of('Whole', [{ type: '-5' }], '5|', '5'),
  // Limits hold when the field is left, and never while typing.
  of('Whole', [{ type: '999' }], '999|', '99'),
  of('Whole', [{ type: '999' }, { blur: true }], '500|', '500'),
  of('Whole', [{ type: '999' }, { press: 'Enter' }], '500|', '500'),
  of('Whole', [{ type: '7' }, { press: 'ArrowUp' }], '8|', '8'),
  of('Whole', [{ type: '0' }, { press: 'ArrowDown' }], '0|', '0'),
  // Pasted: the whole of it, or nothing.
  of('Grouped', [{ paste: '1,234.56' }], '1,234.56|', '1234.56'),
  of('Grouped', [{ paste: ' 1234 \n' }], '1,234|', '1234'),
  of('Any', [{ paste: '1,234.56' }], '1234.56|', '1234.56'),
  of('Any', [{ type: '5' }, { paste: '12abc' }], '5|', '5'),
  of('Any', [{ type: '5' }, { paste: '12,34' }], '5|', '5'),
  of('Grouped', [{ type: '5' }, { paste: '1.234' }], '5|', '5'),
  of('Grouped', [{ type: '18' }, { caret: 1 }, { paste: '234567' }], '12,345,67|8', '12345678'),
  of('Grouped', [{ type: '1234' }, { select: [0, 5] }, { paste: '1.999' }], '[1,234]', '1234'),
  of('Any', [{ paste: '１２３．５' }], '123.5|', '123.5'),
  // Dropped and filled in.
  of('Grouped', [{ drop: '1234.5' }], '1,234.5|', '1234.5'),
  of('Any', [{ type: '5' }, { drop: 'abc' }], '5|', '5'),
  of('Grouped', [{ fill: '9876.54' }], '9,876.54|', '9876.54'),
  of('Any', [{ type: '5' }, { fill: 'five' }], '5|', '5'),
  // Input methods.
  of('Any', [{ type: '１２。５' }], '12.5|', '12.5'),
  of('Any', [{ type: '1' }, { compose: ['n', 'ni', '你'] }], '1|', '1'),
  of('Any', [{ type: '1' }, { compose: ['２', '２３'] }], '123|', '123'),
  of('Grouped', [{ type: '1234' }, { caret: 1 }, { compose: ['５'] }], '15|,234', '15234'),
  of('Grouped', [{ type: '12' }, { select: [0, 2] }, { compose: ['z', 'zh', '中'] }], '12|', '12'),
  of(
    'Any',
    [
      { type: '12' },
      { select: [0, 2] },
      { compose: ['ni', ''] },
      { select: [0, 2] },
      { press: 'Delete' },
    ],
    '|',
    'null',
  ),
  // Undo and redo.
  of('Grouped', [{ type: '1234' }, { press: 'ControlOrMeta+z' }], '|', 'null'),
  of(
    'Grouped',
    [{ type: '1234' }, { press: 'ControlOrMeta+z' }, { press: 'ControlOrMeta+Shift+z' }],
    '1,234|',
    '1234',
  ),
  of(
    'Grouped',
    [{ type: '1234' }, { press: 'Backspace' }, { press: 'ControlOrMeta+z' }],
    '1,234|',
    '1234',
  ),
  of('Any', [{ type: '5' }, { paste: '77' }, { press: 'ControlOrMeta+z' }], '5|', '5'),
  of('Any', [{ type: '5' }, { compose: ['６'] }, { press: 'ControlOrMeta+z' }], '5|', '5'),
  // Beyond 2 to the power of 53.
  of(
    'Long',
    [{ type: '12345678901234567890.12' }],
    '12,345,678,901,234,567,890.12|',
    '"12345678901234567890.12"',
  ),
  of(
    'Long',
    [{ type: '9007199254740993' }, { press: 'ArrowUp' }],
    '9,007,199,254,740,994|',
    '"9007199254740994"',
  ),
];
