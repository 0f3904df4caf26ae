import { warnOnce } from '../_internal/warnOnce';
import type { Query } from './requestState';
import type { AnyRecord, ProSearchParams, ProSearchTableAction, SearchValues } from './types';
import type { SearchFormState } from './useSearchForm';

interface Options {
  ask: (query: Partial<Query<AnyRecord>>) => void;
  search: SearchFormState;
  getParams: () => ProSearchParams;
}

/** What the buttons and `actionRef` do. */
export function createTableAction({ ask, search, getParams }: Options): ProSearchTableAction {
  const { form, fields, initialValues, props, fill } = search;
  // antd's form must not be touched where it is not shown.
  const hasForm = fields.length > 0;

  return {
    getParams,
    // As the handler of a click it gets an event, which does not mean page 1.
    reload: (resetPage) => ask(resetPage === true ? { current: 1 } : {}),
    setPage: (current, size) => ask({ current, size }),
    submit: () => {
      if (hasForm) form.submit();
      else ask({ current: 1 });
    },
    reset: () => {
      if (hasForm) form.resetFields();
      ask({ current: 1, values: initialValues });
      props.onReset?.(initialValues);
    },
    setParams: ({ current = 1, size, ...values }) => {
      if (process.env.NODE_ENV !== 'production') warnAboutOthers(values, search);
      if (hasForm) fill({ ...form.getFieldsValue(), ...values });
      ask({ current, size, ...(hasForm && { values: form.getFieldsValue() }) });
    },
  };
}

function warnAboutOthers(values: SearchValues, { fields }: SearchFormState): void {
  const others = Object.keys(values).filter((name) => !fields.some((field) => field.name === name));
  if (others.length === 0) return;
  warnOnce(
    `ProSearchTable: setParams got ${others.join(', ')}, for which there is no search field, so it is not sent. ` +
      'Give it a field, or pass it in the prop params.',
  );
}
