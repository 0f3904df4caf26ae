import { html2sketchUrl } from '@@/design-tool';
import type { nodeToGroup } from 'html2sketch';
import { loadScript } from '../loadScript';

/** What its bundle leaves on the page. */
interface Html2Sketch {
  nodeToGroup: typeof nodeToGroup;
}

/**
 * Makes a group of layers for Sketch of what an element looks like at this moment.
 *
 * @param name how Sketch lists the group
 * @returns JSON of the group, which Sketch's plugins for pasting understand
 * @throws ChunkLoadError if the script cannot be loaded
 */
export async function toSketchGroup(element: HTMLElement, name: string): Promise<string> {
  await loadScript(html2sketchUrl);
  // A script that is no module can only leave a global behind.
  const { html2sketch } = window as unknown as { html2sketch: Html2Sketch };
  const group = await html2sketch.nodeToGroup(element);
  group.name = name;
  return JSON.stringify(group.toSketchJSON());
}
