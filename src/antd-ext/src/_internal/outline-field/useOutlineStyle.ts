import { useExtStyle } from '../useExtStyle';
import { genOutlineStyle } from './genOutlineStyle';

/** Class names for the root element of the frame, whose styles it brings to the page. */
export function useOutlineStyle(prefix: string): string[] {
  return useExtStyle('OutlineField', prefix, genOutlineStyle);
}
