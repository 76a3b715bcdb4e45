/** Marks that may not begin a line, and marks that may not end one. */
const NOT_FIRST = /^[、。，．：；！？）」』】》〉”’…—·,.;:!?)\]}%]/u;
const NOT_LAST = /[（「『【《〈“‘([{]\s*$/u;

/**
 * Breaks text into lines of at most `width` by the given measure: between words, in Chinese between any two characters, never
 * before a closing mark or after an opening one. What does not fit into `most` lines ends in an ellipsis.
 */
export function wrapText(text: string, width: number, measure: (line: string) => number, most = 99): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(text)) {
    if (line !== '' && measure((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = part.trimStart();
    } else line += part;
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept[most - 1]!;
  while (last.length > 1 && measure(`${last}…`) > width) last = last.slice(0, -1);
  return [...kept.slice(0, -1), `${last.replace(/[\s，、,;；:：]+$/u, '')}…`];
}

/** The smallest pieces that stay together on a line. */
function partsOf(text: string): string[] {
  const characters =
    text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]+\s*|\s+/gu) ??
    [];
  const parts: string[] = [];
  for (const character of characters) {
    const before = parts.at(-1);
    if (before !== undefined && (NOT_FIRST.test(character) || NOT_LAST.test(before)))
      parts[parts.length - 1] = before + character;
    else parts.push(character);
  }
  return parts;
}
