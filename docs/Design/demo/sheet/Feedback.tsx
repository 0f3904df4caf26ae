import { Alert, Segmented, Steps, Tabs } from 'antd';
import { useDemoText } from 'demo-text';
import { Panel } from './Panel';

const KINDS = ['success', 'info', 'warning', 'error'] as const;

/** What antd itself shows in the colors of a theme: notes, steps, tabs. */
export function Feedback({ name }: { name: string }) {
  const t = useDemoText();
  const TEXTS = {
    success: t('订单已提交', 'The order was submitted'),
    info: t('今晚 22 点维护', 'Maintenance tonight at 10 pm'),
    warning: t('库存不足 10 件', 'Fewer than 10 items in stock'),
    error: t('付款失败', 'The payment failed'),
  };
  return (
    <Panel>
      {KINDS.map((kind) => (
        <Alert key={kind} type={kind} showIcon title={TEXTS[kind]} />
      ))}
      <Steps
        size="small"
        current={1}
        items={[
          { title: t('下单', 'Order') },
          { title: t('付款', 'Pay') },
          { title: t('发货', 'Ship') },
        ]}
      />
      <Tabs
        items={[
          { key: 'all', label: t('全部', 'All') },
          { key: 'open', label: t('未完成', 'Open') },
          { key: 'old', label: t('归档', 'Archive'), disabled: true },
        ]}
      />
      <Segmented
        aria-label={t(`范围 ${name}`, `Range ${name}`)}
        options={[t('日', 'Day'), t('周', 'Week'), t('月', 'Month')]}
      />
    </Panel>
  );
}
