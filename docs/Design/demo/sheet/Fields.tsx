import {
  DatePickerExt,
  InputExt,
  InputOutLineExt,
  ProInputNumber,
  RangeNumberExt,
  SelectExt,
  SelectOutLineExt,
} from '@mtools/antd-ext';
import { Form } from 'antd';
import dayjs from 'dayjs';
import { useDemoText } from 'demo-text';
import { Panel } from './Panel';

/** Below the field, also where the window ends: antd would turn it round. */
const BELOW = { bottomLeft: { points: ['tl', 'bl'], offset: [0, 4] } };

/** The parts of a form in each status, with a list of options and a calendar that stay open. */
export function Fields({ name }: { name: string }) {
  const t = useDemoText();
  const CITIES = { bj: t('北京', 'London'), sh: t('上海', 'Paris'), hz: t('杭州', 'Rome') };
  const label = (field: string) => `${field} ${name}`;

  return (
    <Panel>
      <div className="theme-sheet-fields">
        <InputExt aria-label={label(t('姓名', 'Name'))} defaultValue={t('张伟', 'Ada')} />
        <InputExt aria-label={label(t('城市', 'City'))} placeholder={t('请输入', 'Type here')} />
        <InputExt
          aria-label={label(t('警告', 'Warning'))}
          status="warning"
          defaultValue="warning"
        />
        <InputExt aria-label={label(t('错误', 'Error'))} status="error" defaultValue="error" />
        <InputExt
          aria-label={label(t('填充', 'Filled'))}
          variant="filled"
          placeholder={t('填充', 'Filled')}
        />
        <InputExt
          aria-label={label(t('禁用', 'Disabled'))}
          disabled
          defaultValue={t('禁用', 'Disabled')}
        />
        <InputOutLineExt label={t('姓名', 'Name')} defaultValue={t('张伟', 'Ada')} />
        <InputOutLineExt label={t('城市', 'City')} required />
        <SelectOutLineExt label={t('城市', 'City')} dataMap={CITIES} defaultValue="bj" />
        <ProInputNumber
          aria-label={label(t('金额', 'Amount'))}
          needThousandths
          controls
          defaultValue={65536}
        />
        <RangeNumberExt aria-label={label(t('价格', 'Price'))} defaultValue={[10, 90]} />
        <DatePickerExt.RangePicker
          aria-label={label(t('期间', 'Period'))}
          defaultValue={[dayjs('2026-06-08'), dayjs('2026-06-16')]}
        />
        <Form layout="vertical" className="theme-sheet-wide">
          <Form.Item
            label={t('邮箱', 'Email')}
            required
            validateStatus="error"
            help={t('请输入有效的邮箱', 'Enter a valid email address')}
          >
            <InputExt aria-label={label(t('邮箱', 'Email'))} defaultValue="ada@" />
          </Form.Item>
        </Form>
        <SelectExt
          className="theme-sheet-open"
          aria-label={label(t('城市（展开）', 'City, open'))}
          open
          multipleCheckbox
          dataMap={CITIES}
          defaultValue={['sh']}
          placement="bottomLeft"
          builtinPlacements={BELOW}
          getPopupContainer={(field) => field.parentElement ?? document.body}
        />
        <DatePickerExt
          className="theme-sheet-open"
          aria-label={label(t('日期（展开）', 'Date, open'))}
          open
          defaultValue={dayjs('2026-06-18')}
          placement="bottomLeft"
          builtinPlacements={BELOW}
          getPopupContainer={(field) => field.parentElement ?? document.body}
        />
      </div>
    </Panel>
  );
}
