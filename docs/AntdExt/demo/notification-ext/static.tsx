import { ConfigProviderExt, NotificationExt } from '@mtools/antd-ext';
import { Button } from 'antd';
import { useDemoText } from 'demo-text';

export default function StaticDemo() {
  const t = useDemoText();
  /** A plain function, which could be in a file without components. */
  function reportFailure(status: number) {
    NotificationExt.error({
      title: t(`服务器返回 ${status}`, `The server returned ${status}`),
      description: t(
        '通知使用 Provider 的主题、前缀和语言。',
        'The notification uses the theme, prefix and language of the provider.',
      ),
      needBtn: true,
    });
  }

  return (
    <ConfigProviderExt themeExt="zeus" prefixCls="admin">
      <Button onClick={() => reportFailure(503)}>{t('请求服务器', 'Send request')}</Button>
    </ConfigProviderExt>
  );
}
