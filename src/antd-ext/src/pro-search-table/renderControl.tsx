import { Input, Select } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { readDataMap } from '../_internal/data-map/readDataMap';
import { warnAboutDataMap } from '../_internal/data-map/warnAboutDataMap';
import { textOf } from '../_internal/textOf';
import type { NamedField } from './searchFields';

/** In px: a select has no width of its own, as an inline form would need. */
const SELECT_MIN_WIDTH = 120;

/**
 * The control of a field. Only what nearly every form has is made here; anything else comes from its user, so that a
 * table does not carry all fields of the library.
 */
export function renderControl({
  render,
  component: Component,
  dataMap,
  dataMapValueType,
}: NamedField): ReactElement {
  if (render) return render();
  if (Component) return <Component />;
  if (!dataMap) return <Input allowClear autoComplete="off" />;
  if (process.env.NODE_ENV !== 'production') {
    warnAboutDataMap('ProSearchTable', { dataMap, dataMapValueType });
  }
  return (
    <Select
      allowClear
      style={{ minWidth: SELECT_MIN_WIDTH }}
      showSearch={{ filterOption: (typed, option) => isFound(typed, option?.label) }}
      options={readDataMap(dataMap, dataMapValueType)}
    />
  );
}

/** A name need not be text; what is read in it is searched. */
const isFound = (typed: string, label: ReactNode) =>
  textOf(label).toLowerCase().includes(typed.trim().toLowerCase());
