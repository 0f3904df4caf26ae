import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { SEARCH_COLLAPSE_COUNT } from '../constants';
import { fieldsOf, initialValuesOf, isEmptyValue, type NamedField } from './searchFields';
import type { ProSearchFormProps, ProSearchTableOwnProps, SearchValues } from './types';

export interface SearchFormState {
  form: FormInstance;
  fields: readonly NamedField[];
  initialValues: SearchValues;
  /** What the user set on the form. */
  props: ProSearchFormProps;
  collapsed: boolean | undefined;
  setCollapsed: (collapsed: boolean) => void;
  /** Gives every field its value, or none. */
  fill: (values: SearchValues) => void;
}

/** The fields of the search form, and what is done with them from outside of it. */
export function useSearchForm<T>({
  columns,
  searchFields,
  search,
}: Pick<ProSearchTableOwnProps<T>, 'columns' | 'searchFields' | 'search'>): SearchFormState {
  const [form] = Form.useForm();
  const [collapsed, setCollapsed] = useState<boolean>();
  const fields = search === false ? [] : fieldsOf(columns, searchFields);
  const initialValues = initialValuesOf(fields);
  const props = typeof search === 'object' ? search : {};

  const fill = (values: SearchValues) => {
    // antd's form must not be touched before it is there.
    if (fields.length === 0) return;
    form.setFieldsValue(Object.fromEntries(fields.map(({ name }) => [name, values[name]])));
    const rest = fields.slice(props.collapseCount ?? SEARCH_COLLAPSE_COUNT);
    const isNew = ({ name }: NamedField) =>
      !isEmptyValue(values[name]) && values[name] !== initialValues[name];
    // A condition that is in force is to be seen.
    if (rest.some(isNew)) setCollapsed(false);
  };
  return { form, fields, initialValues, props, collapsed, setCollapsed, fill };
}
