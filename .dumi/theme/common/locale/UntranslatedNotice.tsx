import { locales } from '../../../config/locales';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import './UntranslatedNotice.css';

/** Tells a reader who has come for a translation that there is none; who comes otherwise sees nothing. */
export function UntranslatedNotice() {
  const { locale, location } = useSite();
  const message = useMessage();
  const { untranslated } = (location.state ?? {}) as { untranslated?: string };
  const wanted = locales.find(({ id }) => id === untranslated);
  if (!wanted) return null;
  return (
    <p className="untranslated" role="status">
      {message('untranslated', { language: wanted.name, shown: locale.name })}
    </p>
  );
}
