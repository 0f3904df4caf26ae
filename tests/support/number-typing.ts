import type { Locator, Page } from '@playwright/test';

/** One thing that a person does to a field. */
export type Step =
  | { type: string }
  | { press: string }
  | { paste: string }
  | { cut: true }
  /** Composed by an input method, shown step by step; the last one is committed. */
  | { compose: string[] }
  /** A text from outside, dropped where the caret is. */
  | { drop: string }
  /** As a password manager writes: no keys, one input event. */
  | { fill: string }
  | { caret: number }
  | { select: [start: number, end: number] }
  | { blur: true };

/** Does the steps one after another in a field which has the focus. */
export async function perform(page: Page, field: Locator, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if ('type' in step) await page.keyboard.type(step.type);
    else if ('press' in step) await page.keyboard.press(step.press);
    else if ('paste' in step) await paste(page, step.paste);
    else if ('cut' in step) await page.keyboard.press('ControlOrMeta+x');
    else if ('compose' in step) await compose(page, step.compose);
    else if ('drop' in step) await drop(page, field, step.drop);
    else if ('fill' in step) await field.evaluate(fill, step.fill);
    else if ('blur' in step) await field.blur();
    else {
      const range = 'caret' in step ? [step.caret, step.caret] : step.select;
      await field.evaluate(
        (node, [start, end]) => (node as HTMLInputElement).setSelectionRange(start ?? 0, end ?? 0),
        range,
      );
    }
  }
}

/** The text of a field with its selection: `1,2|34`, or `1[,2]34` with something selected. */
export function readField(field: Locator): Promise<string> {
  return field.evaluate((node) => {
    const { value, selectionStart, selectionEnd } = node as HTMLInputElement;
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
    if (start === end) return `${value.slice(0, start)}|${value.slice(start)}`;
    return `${value.slice(0, start)}[${value.slice(start, end)}]${value.slice(end)}`;
  });
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('ControlOrMeta+v');
}

async function compose(page: Page, texts: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of texts) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await session.send('Input.insertText', { text: texts.at(-1) ?? '' });
  await session.detach();
}

async function drop(page: Page, field: Locator, text: string): Promise<void> {
  const box = await field.boundingBox();
  if (!box) throw new Error('The field is not to be seen');
  const session = await page.context().newCDPSession(page);
  const data = { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 };
  // Behind the text, at the end of it.
  const point = { x: box.x + box.width - 4, y: box.y + box.height / 2 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...point, data });
  }
  await session.detach();
}

function fill(node: Element, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(node, text);
  node.dispatchEvent(new Event('input', { bubbles: true }));
}
