import { useMessage } from '../../hooks/useMessage';
import '../demo/picture/DemoPicture.css';

/**
 * How the board looks before it is touched, light and dark. The build draws it into the page's HTML
 * (`BoardPicture.server.tsx`), and React leaves it as it is. After a navigation there is none.
 */
export function BoardPicture() {
  const message = useMessage();
  return (
    <div
      className="board-picture demo-picture"
      role="img"
      aria-label={message('board.picture')}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the build has drawn stays
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
