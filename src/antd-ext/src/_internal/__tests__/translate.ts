/** Does to the texts of the page what the translation of a browser does: each is taken out, another stands in elements. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translation = document.createElement('font');
    translation.textContent = text.data;
    text.replaceWith(translation);
  }
}
