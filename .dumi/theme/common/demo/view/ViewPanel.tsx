import { useEffect, useId, useRef, useState } from 'react';
import { locales } from '../../../../config/locales';
import { useSite } from '../../../hooks/useSite';
import enUS from '../../../locales/demo-view/en-US.json';
import zhCN from '../../../locales/demo-view/zh-CN.json';
import { type ViewKey, viewOptions } from './demoView';
import type { DemoViewState } from './useDemoView';
import './ViewPanel.lazy.css';

/** What the panel says. It comes with the panel and not with every page. */
const words = { 'zh-CN': zhCN, 'en-US': enUS };

type Words = typeof zhCN;

/** How long the panel says that the settings now hold for every demo, in ms. */
const APPLIED_FOR = 2000;

interface ViewPanelProps {
  keys: readonly ViewKey[];
  shown: DemoViewState;
}

/** The settings of a demo as groups of radio buttons. */
export default function ViewPanel({ keys, shown }: ViewPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { locale } = useSite();
  const text = words[locale.id];

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={panel} className="view-panel">
      {keys.map((key) => (
        <ViewGroup key={key} setting={key} text={text} shown={shown} />
      ))}
      <div className="view-footer">
        <ApplyToAll text={text} onApply={shown.applyToAll} />
        <button
          type="button"
          // Not `disabled`, which would take the focus away from whoever has just pressed it.
          aria-disabled={Object.keys(shown.chosen).length === 0}
          onClick={shown.reset}
        >
          {text.reset}
        </button>
      </div>
    </div>
  );
}

interface ViewGroupProps {
  setting: ViewKey;
  text: Words;
  shown: DemoViewState;
}

function ViewGroup({ setting, text, shown }: ViewGroupProps) {
  const name = useId();
  return (
    <fieldset>
      <legend>{text[setting]}</legend>
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
function labelOf(value: string, text: Words): string {
  const named: Record<string, string | undefined> = text;
  return named[value] ?? locales.find(({ id }) => id === value)?.name ?? value;
}

function ApplyToAll({ text, onApply }: { text: Words; onApply: () => void }) {
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
        {text.apply}
      </button>
      <span role="status">{applied && text.applied}</span>
    </>
  );
}
