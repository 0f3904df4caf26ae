import { lazy, Suspense, useState } from 'react';
import { DemoErrorBoundary } from '../../common/demo/DemoErrorBoundary';
import { useColorMode } from '../../hooks/useColorMode';
import { useSite } from '../../hooks/useSite';
import SourceCode from '../SourceCode';
import { ControlField } from './ControlField';
import { toCall, toJsx } from './toCode';
import type { Control, PlaygroundSetup, Values } from './types';
import { usePlaygroundValues } from './usePlaygroundValues';
import { useWords } from './useWords';
import './PlaygroundPanel.css';

const DemoProvider = lazy(() => import('../../common/demo/DemoProvider'));

/** The live component, its controls, and the code with what has been changed. */
export function PlaygroundPanel({ id, component, controls, methodProp }: PlaygroundSetup) {
  const words = useWords();
  const { values, change, reset } = usePlaygroundValues(id, controls);
  const [resets, setResets] = useState(0);
  const shown = shownProps(values, controls, methodProp ? [methodProp, 'title'] : ['children']);
  const code = methodProp ? toCall(id, methodProp, shown) : toJsx(id, shown);
  const changed = Object.keys(values).length > 0;
  return (
    <>
      <Stage component={component} props={shown} />
      <section className="playground-controls" aria-labelledby={`playground-${id}`}>
        <div className="playground-head">
          <strong id={`playground-${id}`}>{words.controls}</strong>
          <button
            type="button"
            className="playground-reset"
            // Not `disabled`, which would take the focus away from whoever has just pressed it.
            aria-disabled={!changed}
            onClick={() => {
              reset();
              setResets(resets + 1);
            }}
          >
            {words.reset}
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
        <SourceCode lang="tsx">
          {code.map(({ text, type }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the code is written anew as a whole
            <span key={index} className={type && `token ${type}`}>
              {text}
            </span>
          ))}
        </SourceCode>
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

/**
 * The props to render, in the order of the controls. Whatever is not changed is left to the component.
 *
 * @param needed Those without which there is nothing to see.
 */
function shownProps(
  values: Values,
  controls: readonly Control[],
  needed: readonly string[],
): Values {
  return Object.fromEntries(
    controls.flatMap(({ name, defaultValue }) => {
      const value = values[name] ?? (needed.includes(name) ? defaultValue : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
