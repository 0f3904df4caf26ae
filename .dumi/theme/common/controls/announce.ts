/** After which a region that has just been made, or has been emptied, is heard when it gets a text; in ms. */
const PAUSE = 100;

let region: HTMLElement | undefined;

/** Has screen readers say a text once they have said what they are saying. One live region serves all texts. */
export function announce(text: string): void {
  region ??= createRegion();
  const said = region;
  said.textContent = '';
  setTimeout(() => {
    said.textContent = text;
  }, PAUSE);
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = 'visually-hidden';
  return document.body.appendChild(element);
}
