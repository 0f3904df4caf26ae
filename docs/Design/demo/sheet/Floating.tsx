import { DrawerExt, ModalExt, NotificationExt } from '@mtools/antd-ext';
import { theme } from 'antd';
import { useDemoText } from 'demo-text';
import { useEffect, useRef } from 'react';

const KINDS = ['success', 'info', 'warning', 'error'] as const;

/** Dialogs and notifications, open, each in a box that stands for the window. */
export function Floating({ name }: { name: string }) {
  const t = useDemoText();
  const { token } = theme.useToken();
  const box = { borderColor: token.colorBorderSecondary, borderRadius: token.borderRadiusLG };
  return (
    <>
      <div className="theme-sheet-halves">
        <div className="theme-sheet-window" style={box}>
          <ModalExt
            open
            title={t('发布这篇文章？', 'Publish the article?')}
            getContainer={false}
            width={260}
            focusable={{ trap: false }}
          >
            {t('读者会立即看到。', 'Readers see it at once.')}
          </ModalExt>
        </div>
        <div className="theme-sheet-window" style={box}>
          <DrawerExt
            open
            title={t('详情', 'Details')}
            getContainer={false}
            size={240}
            focusable={{ trap: false }}
          >
            {t('抽屉的内容。', 'The content of the drawer.')}
          </DrawerExt>
        </div>
      </div>
      <Notices name={name} />
    </>
  );
}

function Notices({ name }: { name: string }) {
  const t = useDemoText();
  const box = useRef<HTMLDivElement>(null);
  const [notification, holder] = NotificationExt.useNotification({
    stack: false,
    getContainer: () => box.current ?? document.body,
  });

  useEffect(() => {
    for (const kind of KINDS) {
      notification[kind]({
        key: `${name} ${kind}`,
        title: t('已保存', 'Saved'),
        description: t('更改已生效。', 'The changes are in force.'),
        duration: false,
      });
    }
  }, [name, notification, t]);

  return (
    <div ref={box} className="theme-sheet-window theme-sheet-notices">
      {holder}
    </div>
  );
}
