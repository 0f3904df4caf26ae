import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import type { NamedField } from './searchFields';
import type { SearchValues } from './types';

/**
 * antd reads the initial values of a form once; fields that come later get theirs here, once as well. By `initialValue`
 * of `Form.Item` a field that was emptied would get it again each time that React mounts its effects again.
 *
 * @param readValues Says what the fields begin with, those that have been there included.
 * @param onLate Called with what the new fields begin with.
 */
export function useLateFields(
  form: FormInstance,
  fields: readonly NamedField[],
  readValues: () => SearchValues,
  onLate: (values: SearchValues) => void,
): void {
  const [known] = useState(() => new Set(fields.map(({ name }) => name)));
  useEffect(() => {
    const late = fields.filter(({ name }) => !known.has(name));
    if (late.length === 0) return;
    const given = readValues();
    const values: SearchValues = {};
    for (const { name } of late) {
      known.add(name);
      if (given[name] !== undefined) values[name] = given[name];
    }
    form.setFieldsValue(values);
    onLate(values);
  });
}
