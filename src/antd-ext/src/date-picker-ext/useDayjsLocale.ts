import dayjs from 'dayjs';
// antd asks dayjs for the names of months and days, and dayjs knows no language but English by itself. Loading one
// leaves the language of dayjs as it is.
import 'dayjs/locale/zh-cn';
import { useAntdConfig } from '../_internal/useAntdConfig';

/** What antd calls otherwise than dayjs: https://github.com/react-component/picker/blob/v1.12.2/src/generate/dayjs.ts */
const NAMES: Record<string, string> = { by_BY: 'be', kmr_IQ: 'ku' };

/**
 * The name by which dayjs knows the language of a picker.
 *
 * @param own Language of this one picker, as antd writes it
 */
export function useDayjsLocale(own: string | undefined): string {
  const { locale } = useAntdConfig();
  const name = own ?? locale?.DatePicker?.lang.locale ?? 'en_US';
  const code = NAMES[name] ?? name.toLowerCase().replace('_', '-');
  // dayjs falls back from `fr-fr` to `fr` as well, but takes that for the language of the whole app.
  return code in dayjs.Ls ? code : code.replace(/-.*/, '');
}
