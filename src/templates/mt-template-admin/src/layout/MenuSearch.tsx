import { SelectExt } from '@mtools/antd-ext';
import { type MenuEntry, useMenu, useNavigate } from '@mtools/malganis';
import { useTexts } from '../texts';

/** The pages of the menu, each with the names of the groups around it. */
const toOptions =
  (above: string[]) =>
  ({ title, path, children = [] }: MenuEntry): { value: string; label: string }[] => {
    const names = [...above, title];
    const own = path === undefined ? [] : [{ value: path, label: names.join(' / ') }];
    return [...own, ...children.flatMap(toOptions(names))];
  };

export function MenuSearch() {
  const { search } = useTexts().layout;
  const options = useMenu().flatMap(toOptions([]));
  const navigate = useNavigate();
  return (
    <SelectExt
      className="menu-search"
      aria-label={search}
      placeholder={search}
      showSearch={{ optionFilterProp: 'label' }}
      value={null}
      options={options}
      onChange={(path) => path && navigate(String(path))}
      style={{ inlineSize: 180 }}
    />
  );
}
