import { type AppLocale, useSettings } from '@mtools/malganis';

/** Chinese and English, side by side; placeholders such as `{count}` are filled with `template`. */
const pairs = {
  common: {
    add: ['新增', 'Add'],
    cancel: ['取消', 'Cancel'],
    delete: ['删除', 'Delete'],
    edit: ['编辑', 'Edit'],
    failed: ['请求失败', 'The request failed'],
    required: ['请填写此项', 'Fill in this field'],
    retry: ['重试', 'Try again'],
    save: ['保存', 'Save'],
    saved: ['已保存', 'Saved'],
    actions: ['操作', 'Actions'],
    email: ['邮箱', 'Email'],
    emailWrong: ['邮箱格式不正确', 'This is not an email address'],
    name: ['姓名', 'Name'],
  },
  layout: {
    logOut: ['退出登录', 'Log out'],
    profile: ['个人中心', 'Profile'],
    search: ['搜索菜单', 'Search the menu'],
  },
  login: {
    account: ['账号', 'Account'],
    password: ['密码', 'Password'],
    remember: ['记住账号', 'Remember account'],
    submit: ['登录', 'Log in'],
    hint: [
      '演示账号：admin / admin123，guest / guest123',
      'Demo accounts: admin / admin123, guest / guest123',
    ],
    wrong: ['账号或密码错误', 'Wrong account or password'],
    failed: ['登录失败，请稍后重试', 'The login failed. Try again later'],
  },
  dashboard: {
    title: ['概览', 'Overview'],
    users: ['用户总数', 'Users'],
    active: ['启用的用户', 'Active users'],
    visits: ['今日访问', 'Visits today'],
    change: ['较昨日', 'Compared with yesterday'],
    chart: ['近 30 天访问量', 'Visits of the last 30 days'],
    chartLabel: [
      '近 30 天访问量，从 {from} 到 {to}，最高 {max}',
      'Visits of the last 30 days, from {from} to {to}, at most {max}',
    ],
  },
  users: {
    title: ['用户', 'Users'],
    add: ['新增用户', 'Add user'],
    edit: ['编辑用户', 'Edit user'],
    avatar: ['头像', 'Avatar'],
    upload: ['上传图片', 'Upload a picture'],
    uploadHint: [
      '上传未完成或失败，请移除后重试',
      'The upload is not done or has failed. Remove it and try again',
    ],
    rejected: ['请选择不超过 1 MB 的图片', 'Choose a picture of at most 1 MB'],
    role: ['角色', 'Role'],
    status: ['状态', 'Status'],
    active: ['启用', 'Active'],
    inactive: ['停用', 'Inactive'],
    joined: ['加入日期', 'Joined'],
    logins: ['登录次数', 'Logins'],
    deleteTitle: ['删除 {count} 个用户？', 'Delete users: {count}'],
    deleteText: ['删除后无法恢复：{names}', 'This cannot be undone: {names}'],
    deleted: ['已删除 {count} 个用户', 'Users deleted: {count}'],
    deleteSelected: ['删除所选（{count}）', 'Delete selected ({count})'],
    export: ['导出 CSV', 'Export CSV'],
  },
  roles: {
    title: ['角色', 'Roles'],
    permissions: ['「{name}」的权限', 'Permissions of “{name}”'],
    add: ['新增下级角色', 'Add a role below'],
    rename: ['重命名', 'Rename'],
    delete: ['删除角色', 'Delete role'],
    name: ['角色名称', 'Name of the role'],
    deleteText: ['确定删除「{name}」？', 'Delete “{name}”?'],
  },
  permissions: {
    dashboard: ['概览', 'Overview'],
    user: ['用户', 'Users'],
    role: ['角色', 'Roles'],
    read: ['查看', 'View'],
    write: ['编辑', 'Edit'],
    delete: ['删除', 'Delete'],
  },
  settings: {
    title: ['设置', 'Settings'],
    language: ['语言', 'Language'],
    theme: ['主题', 'Theme'],
    mode: ['颜色模式', 'Color mode'],
    light: ['浅色', 'Light'],
    dark: ['深色', 'Dark'],
  },
  profile: {
    title: ['个人中心', 'Profile'],
    info: ['基本信息', 'About you'],
    password: ['修改密码', 'Change password'],
    current: ['当前密码', 'Current password'],
    next: ['新密码', 'New password'],
    repeat: ['确认新密码', 'Repeat the new password'],
    short: ['密码至少 8 位', 'At least 8 characters'],
    differs: ['两次输入的密码不一致', 'The passwords differ'],
    wrong: ['当前密码错误', 'The current password is wrong'],
    changed: ['密码已修改', 'Password changed'],
  },
} satisfies Record<string, Record<string, [chinese: string, english: string]>>;

type Texts = { [Group in keyof typeof pairs]: Record<keyof (typeof pairs)[Group], string> };

const take = (index: 0 | 1) =>
  Object.fromEntries(
    Object.entries(pairs).map(([group, texts]) => [
      group,
      Object.fromEntries(Object.entries(texts).map(([name, pair]) => [name, pair[index]])),
    ]),
    // `fromEntries` forgets the names, which are those of the pairs.
  ) as unknown as Texts;

const texts: Record<AppLocale, Texts> = { 'zh-CN': take(0), 'en-US': take(1) };

/** The texts in the language of the app. */
export const useTexts = (): Texts => texts[useSettings()[0].locale];
