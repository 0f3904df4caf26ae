/**
 * Splits a text into characters as they are displayed: an emoji or an accented letter is one. Where
 * `Intl.Segmenter` is missing (Firefox before 125), into code points.
 */
export function toCharacters(text: string): string[] {
  if (!Intl.Segmenter) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
