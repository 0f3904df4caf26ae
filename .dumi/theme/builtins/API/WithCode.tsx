/** Text with `code` between backticks, as JSDoc has it. */
export function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    index % 2 ? <code key={index}>{part}</code> : part,
  );
}
