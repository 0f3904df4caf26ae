import { Helmet, useOutlet } from 'dumi';
import { useSite } from '../../hooks/useSite';

/** Around every route, the isolated demo included: what the document says of itself. */
export default function GlobalLayout() {
  const { locale } = useSite();
  const outlet = useOutlet();
  return (
    <>
      <Helmet>
        <html lang={locale.id} />
      </Helmet>
      {outlet}
    </>
  );
}
