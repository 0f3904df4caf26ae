import { useEffect, useId, useRef, useState } from 'react';
import { locales } from '../../../../config/locales';
import enUS from '../../../locales/demo-view/en-US.json';
import zhCN from '../../../locales/demo-view/zh-CN.json';
import { createTexts, type ReadText } from '../../locale/createTexts';
import { type ViewKey, viewOptions } from './demoView';
import type { DemoViewState } from './useDemoView';
import './ViewPanel.lazy.css';

const useViewText = createTexts({ 'zh-CN': zhCN, 'en-US': enUS });

/** How long the panel says that the settings now hold for every demo, in ms. */
const APPLIED_FOR = 2000;

interface ViewPanelProps {
  keys: readonly ViewKey[];
  shown: DemoViewState;
}

/** The settings of a demo as groups of radio buttons. */
export default function ViewPanel({ keys, shown }: ViewPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const text = useViewText();

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={panel} className="view-panel">
      {keys.map((key) => (
        <ViewGroup key={key} setting={key} shown={shown} />
      ))}
      <div className="view-footer">
        <ApplyToAll onApply={shown.applyToAll} />
        <button
          type="button"
          // Not `disabled`, which would move the focus away from the button that was just pressed.
          aria-disabled={Object.keys(shown.chosen).length === 0}
          onClick={shown.reset}
        >
          {text('reset')}
        </button>
      </div>
    </div>
  );
}

interface ViewGroupProps {
  setting: ViewKey;
  shown: DemoViewState;
}

function ViewGroup({ setting, shown }: ViewGroupProps) {
  const name = useId();
  const text = useViewText();
  return (
    <fieldset>
      <legend>{text(setting)}</legend>
      <div className="view-options">
        {viewOptions[setting].map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={value === shown.view[setting]}
              onChange={() => shown.choose({ [setting]: value })}
            />
            {labelOf(value, text)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Names of themes and numbers are the same in every language, and a language calls itself by its own name. */
function labelOf(value: string, text: ReturnType<typeof useViewText>): string {
  const language = locales.find(({ id }) => id === value);
  // A value without a text is shown as it is.
  return language?.name ?? (text as ReadText<string>)(value);
}

function ApplyToAll({ onApply }: { onApply: () => void }) {
  const text = useViewText();
  const [applied, setApplied] = useState(false);

  useEffect(() => {
    if (!applied) return;
    const timer = setTimeout(() => setApplied(false), APPLIED_FOR);
    return () => clearTimeout(timer);
  }, [applied]);

  return (
    <>
      <button
        type="button"
        onClick={() => {
          onApply();
          setApplied(true);
        }}
      >
        {text('apply')}
      </button>
      <span role="status">{applied && text('applied')}</span>
    </>
  );
}
