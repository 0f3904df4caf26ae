import { html2sketchUrl } from '@@/design-tool';
import type { nodeToGroup } from 'html2sketch';
import { loadScript } from '../loading/loadScript';

/** What its bundle leaves on the page. */
interface Html2Sketch {
  nodeToGroup: typeof nodeToGroup;
}

/** Start of the class that marks a field while it is read. */
const MARK = 'sketch-placeholder-';

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
  const takeBack = resolvePlaceholders(element);
  try {
    const group = await html2sketch.nodeToGroup(element);
    group.name = name;
    return JSON.stringify(group.toSketchJSON());
  } finally {
    takeBack();
  }
}

/**
 * Writes out the color of each placeholder, in a rule after all others. html2sketch reads it from the
 * last rule that it finds, and gives up at a custom property, which is what antd's rules have.
 *
 * @returns what takes the rules back
 */
function resolvePlaceholders(element: HTMLElement): () => void {
  const fields = [...element.querySelectorAll(':placeholder-shown')];
  const style = document.createElement('style');
  style.textContent = fields
    .map((field, index) => {
      const { color } = getComputedStyle(field, '::placeholder');
      return `.${MARK}${index}::placeholder { color: ${color}; }`;
    })
    .join('\n');
  document.body.append(style);
  for (const [index, field] of fields.entries()) field.classList.add(MARK + index);
  return () => {
    style.remove();
    for (const [index, field] of fields.entries()) field.classList.remove(MARK + index);
  };
}
