import { useEffect, useRef, useState } from 'react';
import { history } from '../../runtime/history';
import type { Control, ControlValue, Values } from './types';
import { changeValue, readValues, writeValues } from './values';

/** How long typing has to rest before it goes into the address, in ms: browsers limit how often that may change. */
const REST_MS = 200;

/**
 * The changed props, kept in the address: they outlive a reload and can be shared as a link. A change
 * replaces the address; going back or forward, or to another address of the page, gives its props.
 *
 * @param id name of the component
 */
export function usePlaygroundValues(id: string, controls: readonly Control[]) {
  // Only rendered by a browser, after hydration.
  const [values, setValues] = useState(() => readValues(history.location.search, id, controls));
  const timer = useRef<number>(undefined);
  const writing = useRef(false);

  useEffect(() => {
    const stop = history.listen(({ location }) => {
      if (writing.current) return;
      window.clearTimeout(timer.current);
      setValues(readValues(location.search, id, controls));
    });
    return () => {
      stop();
      window.clearTimeout(timer.current);
    };
  }, [id, controls]);

  const keep = (next: Values) => {
    setValues(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const { search, hash } = history.location;
      const written = writeValues(search, id, controls, next);
      if (written === search) return;
      writing.current = true;
      history.replace({ search: written, hash });
      writing.current = false;
    }, REST_MS);
  };

  return {
    values,
    change: (control: Control, value: ControlValue | undefined) =>
      keep(changeValue(values, control, value)),
    reset: () => keep({}),
  };
}
