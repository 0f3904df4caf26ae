import { Input, Select } from 'antd';
import type { ReactElement } from 'react';
import { readDataMap } from '../_internal/data-map/readDataMap';
import { warnAboutDataMap } from '../_internal/data-map/warnAboutDataMap';
import { matchesSearch, toFields } from '../select-ext/optionText';
import type { NamedField } from './searchFields';

/** In px: a select has no width of its own, as an inline form would need. */
const SELECT_MIN_WIDTH = 120;

const FIELDS = /* @__PURE__ */ toFields();

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
  if (!dataMap) return <Input allowClear />;
  if (process.env.NODE_ENV !== 'production') {
    warnAboutDataMap('ProSearchTable', { dataMap, dataMapValueType });
  }
  return (
    <Select
      allowClear
      style={{ minWidth: SELECT_MIN_WIDTH }}
      showSearch={{ filterOption: (typed, option) => matchesSearch(typed, option, FIELDS) }}
      options={readDataMap(dataMap, dataMapValueType)}
    />
  );
}
