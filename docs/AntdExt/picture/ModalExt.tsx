import { ModalExt } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';

/** Lighter than in an application, where it covers a whole page. */
const MASK = { mask: { background: 'rgb(0 0 0 / 12%)' } };

export default function ModalExtPicture() {
  const t = useDemoText();
  return (
    <ModalExt
      open
      centered
      styles={MASK}
      width={328}
      title={t('发布这篇文章？', 'Publish the article?')}
    >
      {t('读者会立即看到。', 'Readers see it at once.')}
    </ModalExt>
  );
}
