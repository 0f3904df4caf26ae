import { createContext, useContext, useState } from 'react';
import { createLayout } from './layoutStore';
import type { LayoutController } from './types';

/** The controller of the layout around. */
export const LayoutContext = createContext<LayoutController | undefined>(undefined);

/**
 * The controller of a layout. Inside of a `LayoutExt` it is that one's; elsewhere it is a new one, the same on every
 * render, to be passed as `layout`.
 */
export function useLayout(): LayoutController {
  const around = useContext(LayoutContext);
  const [own] = useState(createLayout);
  return around ?? own.controller;
}
