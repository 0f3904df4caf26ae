import type { ComponentType } from 'react';
import type { Control, ControlValue } from '../../plugin/api-data/readControls';

export type { Control, ControlValue };

/** The props that a reader has changed, by name. */
export type Values = Readonly<Record<string, ControlValue>>;

/** What a playground shows; a chunk of its own for each component. */
export interface PlaygroundSetup {
  /** Renders the component with the props that it is given, and with what it cannot do without. */
  component: ComponentType<Record<string, ControlValue>>;
  controls: readonly Control[];
}

export interface PlaygroundEntry {
  /** How many controls there are: the place for them is kept free. */
  rows: number;
  load: () => Promise<PlaygroundSetup>;
}
