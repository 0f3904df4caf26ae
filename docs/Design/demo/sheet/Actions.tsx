import { ButtonExt, RadioGroupExt } from '@mtools/antd-ext';
import { Badge, Checkbox, Flex, Progress, Slider, Switch, Tag, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { Panel } from './Panel';

const TYPES = ['primary', 'default', 'dashed', 'text', 'link'] as const;
const STATUSES = ['success', 'processing', 'warning', 'error', 'default'] as const;

/** Buttons and choices in each state, and the colors of a status side by side. */
export function Actions({ name }: { name: string }) {
  const t = useDemoText();
  const SIZES = { s: t('小', 'Small'), m: t('中', 'Medium'), l: t('大', 'Large') };
  const TAGS = {
    success: t('已完成', 'Done'),
    processing: t('进行中', 'Running'),
    warning: t('待确认', 'Pending'),
    error: t('已失败', 'Failed'),
    default: t('草稿', 'Draft'),
  };

  return (
    <Panel>
      {(['enabled', 'danger', 'disabled'] as const).map((state) => (
        <Flex key={state} gap="small" wrap>
          {TYPES.map((type) => (
            <ButtonExt
              key={type}
              type={type}
              danger={state === 'danger'}
              disabled={state === 'disabled'}
            >
              {t('保存', 'Save')}
            </ButtonExt>
          ))}
        </Flex>
      ))}
      <Flex gap="middle" wrap align="center">
        <RadioGroupExt aria-label={name} dataMap={SIZES} defaultValue="m" />
        <RadioGroupExt
          aria-label={t(`${name} 按钮`, `${name} buttons`)}
          optionType="button"
          dataMap={SIZES}
          defaultValue="m"
        />
        <RadioGroupExt
          aria-label={t(`${name} 实心按钮`, `${name} solid buttons`)}
          optionType="button"
          buttonStyle="solid"
          dataMap={SIZES}
          defaultValue="m"
        />
      </Flex>
      <Flex gap="middle" wrap align="center">
        <Checkbox defaultChecked>{t('已选', 'Chosen')}</Checkbox>
        <Checkbox>{t('未选', 'Not chosen')}</Checkbox>
        <Checkbox defaultChecked disabled>
          {t('禁用', 'Disabled')}
        </Checkbox>
        <Switch defaultChecked aria-label={t('开启', 'On')} />
        <Switch aria-label={t('关闭', 'Off')} />
        <Switch defaultChecked disabled aria-label={t('禁用', 'Disabled')} />
      </Flex>
      <Flex gap="small" wrap>
        {STATUSES.map((status) => (
          <Tag key={status} color={status}>
            {TAGS[status]}
          </Tag>
        ))}
        {STATUSES.map((status) => (
          <Tag key={status} color={status} variant="solid">
            {TAGS[status]}
          </Tag>
        ))}
      </Flex>
      <Flex gap="middle" wrap>
        {STATUSES.map((status) => (
          <Badge key={status} status={status} text={TAGS[status]} />
        ))}
      </Flex>
      <Flex gap="middle" wrap>
        <Typography.Text>{t('正文', 'Text')}</Typography.Text>
        <Typography.Text type="secondary">{t('次要', 'Secondary')}</Typography.Text>
        <Typography.Text type="success">{TAGS.success}</Typography.Text>
        <Typography.Text type="warning">{TAGS.warning}</Typography.Text>
        <Typography.Text type="danger">{TAGS.error}</Typography.Text>
        <Typography.Text disabled>{t('禁用', 'Disabled')}</Typography.Text>
        <Typography.Link href="#sheet">{t('链接', 'Link')}</Typography.Link>
      </Flex>
      <Progress percent={60} aria-label={t('进度', 'Progress')} />
      <Slider range defaultValue={[20, 60]} ariaLabelForHandle={[t('从', 'From'), t('到', 'To')]} />
    </Panel>
  );
}
