import type { AnyRecord } from '../_internal/AnyRecord';
import { warnOnce } from '../_internal/warnOnce';
import type { Query } from './requestState';
import type { ProSearchParams, ProSearchTableAction, SearchValues } from './types';
import type { SearchFormState } from './useSearchForm';

interface Tools {
  ask: (query: Partial<Query<AnyRecord>>) => void;
  search: SearchFormState;
  getParams: () => ProSearchParams;
}

/**
 * What the buttons and `actionRef` do.
 *
 * @param now Gives what the table is at that moment, so that the action itself can stay the same.
 */
export function createTableAction(now: () => Tools): ProSearchTableAction {
  // antd's form must not be touched where it is not shown.
  const hasForm = () => now().search.fields.length > 0;

  return {
    getParams: () => now().getParams(),
    // As the handler of a click it gets an event, which does not mean page 1.
    reload: (resetPage) => now().ask(resetPage === true ? { current: 1 } : {}),
    setPage: (current, size) => now().ask({ current, size }),
    submit: () => {
      if (hasForm()) now().search.form.submit();
      else now().ask({ current: 1 });
    },
    reset: () => {
      const { ask, search } = now();
      if (hasForm()) search.form.resetFields();
      ask({ current: 1, values: search.initialValues });
      search.props.onReset?.(search.initialValues);
    },
    setParams: ({ current = 1, size, ...values }) => {
      const { ask, search } = now();
      if (process.env.NODE_ENV !== 'production') warnAboutOthers(values, search);
      if (hasForm()) search.fill({ ...search.form.getFieldsValue(), ...values });
      ask({ current, size, ...(hasForm() && { values: search.form.getFieldsValue() }) });
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
