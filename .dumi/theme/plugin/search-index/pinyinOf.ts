import { pinyin } from 'pinyin-pro';

/**
 * The syllables of the Chinese characters of a text, without tones, in their order. The dictionary
 * behind it is large and stays here: a reader gets only the syllables.
 *
 * @returns syllables separated by spaces, or undefined when there is no Chinese character
 */
export function pinyinOf(text: string): string | undefined {
  const syllables = Array.from(text.matchAll(/\p{Script=Han}+/gu)).flatMap(([run]) => {
    const own = pinyin(run, { toneType: 'none', type: 'array', v: true });
    // One a character, or the places of all that follow would be wrong.
    return own.length === Array.from(run).length ? own : Array.from(run);
  });
  return syllables.length > 0 ? syllables.join(' ') : undefined;
}
