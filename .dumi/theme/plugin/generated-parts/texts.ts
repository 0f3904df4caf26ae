import type { LocaleId } from '../../../config/locales';

/** What the generated parts of a page say; `{link}` and `{names}` are filled in. */
interface PartTexts {
  kinds: Record<string, string>;
  unreleased: string;
  allChanges: string;
  noChanges: string;
  token: string;
  tokensRead: string;
  tokensEqual: string;
  noTokens: string;
  antdTokens: string;
  provider: string;
  colon: string;
  separator: string;
}

export const texts: Record<LocaleId, PartTexts> = {
  'zh-CN': {
    kinds: { Added: '新增', Changed: '变更', Deprecated: '弃用', Removed: '移除', Fixed: '修复' },
    unreleased: '未发布',
    allChanges: '完整的更新记录见 [CHANGELOG]({link})（英文）。',
    noChanges: '暂无更新记录。',
    token: '变量',
    tokensRead:
      '下表列出组件自身样式读取的变量，以及主题为其中的 antd 组件设置的变量。深色模式的值不同时，写在斜杠之后；`-` 表示沿用 antd 的值。',
    tokensEqual: '还读取以下变量，它们在三套主题中的值相同：{names}。',
    noTokens: '该组件没有自己的样式。',
    antdTokens: '其余外观由 antd 的 [{name}]({link}) 的变量决定。',
    provider: '各主题的取值见[设计](/design)。',
    colon: '：',
    separator: '、',
  },
  'en-US': {
    kinds: {},
    unreleased: 'Unreleased',
    allChanges: 'For the full history, see the [changelog]({link}).',
    noChanges: 'No changes yet.',
    token: 'Token',
    tokensRead:
      'The tokens read by the component’s own styles, and those the themes set for the antd components inside it. The value after a slash is for dark mode; `-` means antd’s default.',
    tokensEqual:
      'It also reads the following tokens, which are the same in all three themes: {names}.',
    noTokens: 'This component has no styles of its own.',
    antdTokens: 'Everything else follows the tokens of antd’s [{name}]({link}).',
    provider: 'For the values of each theme, see [Design](/en-US/design).',
    colon: ': ',
    separator: ', ',
  },
};
