import type { ComponentType } from 'react';
import type { ControlValue, Control as ReadControl } from '../../plugin/api-data/readControls';
import type { Templates } from '../../plugin/playground-code';
import type { Template } from '../../plugin/playground-code/readTemplate';
import type { Token } from '../../plugin/playground-code/tokens';

export type { ControlValue, Template, Token };

/** A control, with what the playground itself sets the prop to, in the page's language. */
export interface Control extends ReadControl {
  startValue?: ControlValue;
}

/** The props that a reader has changed, by name. */
export type Values = Readonly<Record<string, ControlValue>>;

/** What a playground shows. */
export interface PlaygroundSetup {
  /** Name of the component. */
  id: string;
  /** Renders the component with the props that it is given, and with what it cannot do without. */
  component: ComponentType<Record<string, ControlValue>>;
  controls: readonly ReadControl[];
  /** Of what is called in place of being rendered: the prop that says which method. */
  methodProp?: string;
  templates: Templates;
}

export interface PlaygroundEntry {
  /** How many controls there are, and lines of code at first: their height is reserved. */
  rows: number;
  lines: number;
  /** Fetches the chunk of both; a picture of the component uses it without the panel. */
  load: () => Promise<{ component: ComponentType<Record<string, unknown>> }>;
  /** Panel and live component; it suspends until their chunk is there. */
  Panel: ComponentType;
}
