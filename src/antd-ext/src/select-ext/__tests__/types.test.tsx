import type { ReactElement } from 'react';
import { expectTypeOf, it } from 'vitest';
import {
  SelectExt,
  type SelectExtOption,
  type SelectExtProps,
  SelectOutLineExt,
  type SelectOutLineExtProps,
} from '..';

interface City extends SelectExtOption {
  population: number;
}

const CITIES: City[] = [{ value: 'b', label: 'Berlin', population: 3_700_000 }];

it('takes the type of the value from the value, and that of an option from the options', () => {
  <SelectExt
    value="b"
    options={CITIES}
    onChange={(value, option) => {
      expectTypeOf(value).toEqualTypeOf<string>();
      expectTypeOf(option).toEqualTypeOf<City | City[] | undefined>();
    }}
  />;
  <SelectExt<number[]>
    multipleCheckbox
    onChange={(value) => expectTypeOf(value).toEqualTypeOf<number[]>()}
  />;
  <SelectOutLineExt
    label="City"
    value={7}
    onChange={(value) => expectTypeOf(value).toEqualTypeOf<number>()}
  />;
  <SelectExt
    value="b"
    options={CITIES}
    labelRender={({ value, label, population }) => {
      expectTypeOf(value).toEqualTypeOf<string | number>();
      expectTypeOf(population).toEqualTypeOf<number | undefined>();
      return label;
    }}
  />;
  // An unknown value has to be looked at first, which antd's `any` does not ask for.
  <SelectExt onChange={(value) => expectTypeOf(value).toEqualTypeOf<unknown>()} />;
});

it('takes the names that antd has given its popup, and not the former ones, which it would ignore', () => {
  <SelectExt popupRender={(menu) => menu} onOpenChange={() => {}} />;
  // @ts-expect-error In its place there is `popupRender`.
  <SelectExt dropdownRender={(menu: ReactElement) => menu} />;
  // @ts-expect-error In its place there is `onOpenChange`.
  <SelectOutLineExt onDropdownVisibleChange={() => {}} />;
});

it('leaves the value open in props by their name alone, as antd does', () => {
  const props: SelectExtProps = {
    mode: 'multiple',
    value: ['b'],
    onChange: (value: string[]) => value.length,
  };
  <SelectExt {...props} />;
  const outlined: SelectOutLineExtProps = { onChange: (value: string) => value.length };
  <SelectOutLineExt label="City" {...outlined} />;
  expectTypeOf<SelectExtProps['value']>().toBeAny();
  expectTypeOf<SelectExtProps<number>['value']>().toEqualTypeOf<number | null | undefined>();
});

it('refuses what it cannot take', () => {
  // @ts-expect-error A dictionary has text or numbers for its keys.
  <SelectExt dataMap={new Map([[{}, 'Open']])} />;
  // @ts-expect-error There are three themes.
  <SelectExt theme="apollo" />;
  // @ts-expect-error The frame is the variant.
  <SelectOutLineExt label="City" variant="filled" />;
});
