import { extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { useState } from 'react';
import { colorModes } from '../../../config/themes';
import type { ColorMode } from '../../hooks/useColorMode';
import { useMessage } from '../../hooks/useMessage';
import { createSharingCache } from '../demo/picture/createSharingCache';
import { BoardTheme } from './BoardTheme';
import { Orders } from './Orders';

/** What stands in for `BoardPicture.tsx` in the build's server (plugin/demo-pictures.ts). */
export function BoardPicture() {
  const message = useMessage();
  return (
    <div className="board-picture demo-picture" role="img" aria-label={message('board.picture')}>
      {colorModes.map((mode) => (
        <div key={mode} data-picture={mode} aria-hidden="true" inert>
          <DrawnBoard mode={mode} />
        </div>
      ))}
    </div>
  );
}

function DrawnBoard({ mode }: { mode: ColorMode }) {
  const [cache] = useState(createSharingCache);
  return (
    <StyleProvider cache={cache}>
      <BoardTheme look={{ name: 'zeus', mode }} still cssVarKey={`board-${mode}`}>
        <Orders />
      </BoardTheme>
      <DrawnStyles cache={cache} />
    </StyleProvider>
  );
}

/** Stands behind the components: the server renders in order, so the cache has their styles by then. */
function DrawnStyles({ cache }: { cache: ReturnType<typeof createSharingCache> }) {
  const __html = extractStyle(cache, true);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: antd has computed these styles
  return <style dangerouslySetInnerHTML={{ __html }} />;
}
