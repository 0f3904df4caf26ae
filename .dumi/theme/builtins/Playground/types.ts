import type { ComponentType } from 'react';
import type { Control, ControlValue } from '../../plugin/api-data/readControls';

export type { Control, ControlValue };

/** The props that a reader has changed, by name. */
export type Values = Readonly<Record<string, ControlValue>>;

/** What a playground shows. */
export interface PlaygroundSetup {
  /** Name of the component. */
  id: string;
  /** Renders the component with the props that it is given, and with what it cannot do without. */
  component: ComponentType<Record<string, ControlValue>>;
  controls: readonly Control[];
  /** Of what is called in place of being rendered: the prop that says which method. */
  methodProp?: string;
}

export interface PlaygroundEntry {
  /** How many controls there are: the place for them is kept free. */
  rows: number;
  /** Fetches the chunk of both; a picture of the component uses it without the panel. */
  load: () => Promise<{ component: ComponentType<Record<string, unknown>> }>;
  /** Panel and live component; it suspends until their chunk is there. */
  Panel: ComponentType;
}
