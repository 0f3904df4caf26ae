import { useOutlet } from 'dumi';
import { useEffect } from 'react';
import { useSite } from '../../hooks/useSite';

/** Around every route, the isolated demo included. The build has written the language of the first page. */
export default function GlobalLayout() {
  const { locale } = useSite();
  const outlet = useOutlet();

  useEffect(() => {
    document.documentElement.lang = locale.id;
  }, [locale.id]);

  return outlet;
}
