import { lazy, Suspense, useMemo, useState } from 'react';
import { DemoErrorBoundary } from '../../common/demo/DemoErrorBoundary';
import { useColorMode } from '../../hooks/useColorMode';
import { useSite } from '../../hooks/useSite';
import SourceCode from '../SourceCode';
import { ControlField } from './ControlField';
import { codeOf, controlsOf } from './setup';
import { toText } from './toCode';
import type { PlaygroundSetup, Values } from './types';
import { usePlaygroundText } from './usePlaygroundText';
import { usePlaygroundValues } from './usePlaygroundValues';
import './PlaygroundPanel.lazy.css';

const DemoProvider = lazy(() => import('../../common/demo/DemoProvider'));

/** The live component, its controls, and the code with what has been changed. */
export function PlaygroundPanel(setup: PlaygroundSetup) {
  const { id, component, templates } = setup;
  const text = usePlaygroundText();
  const template = templates[useSite().locale.id];
  // The address is read again for other controls.
  const controls = useMemo(() => controlsOf(setup.controls, template), [setup.controls, template]);
  const { values, change, reset } = usePlaygroundValues(id, controls);
  const [resets, setResets] = useState(0);
  const [isWhole, setIsWhole] = useState(false);
  const { element, page } = codeOf(setup, template, values);
  const changed = Object.keys(values).length > 0;
  return (
    <>
      <Stage component={component} props={values} />
      <section className="playground-controls" aria-labelledby={`playground-${id}`}>
        <div className="playground-head">
          <strong id={`playground-${id}`}>{text('controls')}</strong>
          <button
            type="button"
            className="playground-reset"
            // Not `disabled`, which would move the focus away from the button that was just pressed.
            aria-disabled={!changed}
            onClick={() => {
              reset();
              setResets(resets + 1);
            }}
          >
            {text('reset')}
          </button>
        </div>
        {controls.map((control) => (
          <ControlField
            key={`${resets}-${control.name}`}
            control={control}
            value={values[control.name]}
            onChange={(value) => change(control, value)}
          />
        ))}
      </section>
      <div className="playground-code">
        <SourceCode lang="tsx" getCopied={() => toText(page)}>
          {(isWhole ? page : element).map(({ text, type }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the code is written again as a whole
            <span key={index} className={type && `token ${type}`}>
              {text}
            </span>
          ))}
        </SourceCode>
        <button
          type="button"
          className="playground-whole"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? text('less') : text('whole')}
        </button>
      </div>
    </>
  );
}

function Stage({
  component: Component,
  props,
}: {
  component: PlaygroundSetup['component'];
  props: Values;
}) {
  const { locale } = useSite();
  const { mode } = useColorMode();
  return (
    <div className="playground-stage demo-stage">
      <DemoErrorBoundary>
        <Suspense fallback={null}>
          <DemoProvider locale={locale.id} colorMode={mode ?? 'light'}>
            <Component {...props} />
          </DemoProvider>
        </Suspense>
      </DemoErrorBoundary>
    </div>
  );
}
