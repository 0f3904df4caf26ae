import '@@/theme-tokens/board.css';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { colorModes, themeNames } from '../../../config/themes';
import { type ColorMode, useColorMode } from '../../hooks/useColorMode';
import { useInterest } from '../../hooks/useInterest';
import { useMessage } from '../../hooks/useMessage';
import { BoardPicture } from './BoardPicture';
import type { Look, LookName } from './look';
import './index.css';

/**
 * Real components on the home page, in every look of the library.
 *
 * antd is some three times as large as all else that this page loads, and nobody needs it in order to
 * read. So the page shows a picture of the board, which is a part of its HTML, and the board itself
 * comes when the reader shows interest: a first move of the pointer, a touch, a key, a scroll, or a
 * choice of another look. The picture is the board in the first look, drawn by the build, so nothing moves
 * when they are exchanged. Where antd cannot be loaded, the picture stays. After a navigation there is no
 * picture, and the board is loaded at once.
 */
export default function Board() {
  const frame = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<LookName>('zeus');
  const [chosenMode, setChosenMode] = useState<ColorMode>();
  const { mode: siteMode } = useColorMode();
  const { Live, load } = useLiveBoard();
  const interested = useInterest(frame);
  // Unknown until hydrated; the stylesheet knows it all the time, by the mode `site`.
  const mode = chosenMode ?? siteMode;

  useEffect(() => {
    const hasPicture = frame.current?.querySelector('[data-picture]');
    if (interested || !hasPicture) load();
  }, [interested, load]);

  const choose = (look: Partial<Look>) => {
    if (look.name) setName(look.name);
    if (look.mode) setChosenMode(look.mode);
    load();
  };

  return (
    <div ref={frame} className="board" data-look={`${name}-${chosenMode ?? 'site'}`}>
      <BoardSwitch name={name} mode={mode} onChoose={choose} />
      {Live && mode ? <Live look={{ name, mode }} /> : <BoardPicture />}
    </div>
  );
}

/** The live board once it is loaded. A failure is no fault of the page: the next `load` tries again. */
function useLiveBoard() {
  const [Live, setLive] = useState<ComponentType<{ look: Look }>>();
  const load = useCallback(() => {
    import('./LiveBoard').then(
      ({ default: LiveBoard }) => setLive(() => LiveBoard),
      () => {},
    );
  }, []);
  return { Live, load };
}

interface BoardSwitchProps {
  name: LookName;
  mode: ColorMode | undefined;
  onChoose: (look: Partial<Look>) => void;
}

function BoardSwitch({ name, mode, onChoose }: BoardSwitchProps) {
  const message = useMessage();
  return (
    <div className="board-switch">
      <fieldset>
        <legend className="visually-hidden">{message('board.theme')}</legend>
        {themeNames.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="board-theme"
              className="visually-hidden"
              checked={value === name}
              onChange={() => onChoose({ name: value })}
            />
            {value}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="visually-hidden">{message('color.label')}</legend>
        {colorModes.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="board-mode"
              className="visually-hidden"
              checked={value === mode}
              onChange={() => onChoose({ mode: value })}
            />
            {message(`color.${value}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
