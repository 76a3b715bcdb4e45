import type { Advances } from './advances.ts';

/** Marks that begin no line, and those that end none. */
const NOT_FIRST = /^[，。、；：？！”’」』）》…,.;:?!·)]/u;
const NOT_LAST = /[“‘「『（《(]$/u;
/** A Chinese character may be followed by a new line; a Latin word stays whole. */
const PIECE = /[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+|\s+/gu;
/** As far as the next mark, with what closes behind it. */
const CLAUSE = /.+?(?:[，。；：？！]+[」』”’）]*|[,.;:?!]+[”’)]*(?:\s+|$)|$)/gu;
/** The width of a character that no font has, in parts of the size. */
const UNKNOWN = 0.6;

/** The width of a text at a size. */
export function widthOf(text: string, size: number, advances: Advances): number {
  return [...text].reduce((sum, character) => sum + (advances(character) ?? UNKNOWN) * size, 0);
}

/** A text in lines of a width, as full as they may be; a word that is wider than a line stands alone. */
export function inLines(text: string, size: number, width: number, advances: Advances): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (line !== '' && widthOf((line + piece).trimEnd(), size, advances) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

interface Title {
  readonly lines: readonly string[];
  /** Each line but the last ends with a mark. */
  readonly pauses: boolean;
}

/** The lines of a few words: parted behind their marks where that takes no further line, else about equally long. */
export function titleLines(text: string, size: number, width: number, advances: Advances): Title {
  const full = inLines(text, size, width, advances);
  const lines = [''];
  for (const clause of text.match(CLAUSE) ?? []) {
    const line = lines.at(-1)! + clause;
    if (line === clause || widthOf(line.trimEnd(), size, advances) <= width) lines[lines.length - 1] = line;
    else lines.push(clause);
  }
  const parted = lines.map((line) => line.trim());
  return parted.length <= full.length && parted.every((line) => widthOf(line, size, advances) <= width)
    ? { lines: parted, pauses: true }
    : { lines: balanced(text, size, width, advances), pauses: false };
}

/** At most so many lines; what does not fit is cut behind a whole sentence, else behind a word. */
export function inFewLines(text: string, size: number, width: number, most: number, advances: Advances): string[] {
  const whole = inLines(text, size, width, advances);
  if (whole.length <= most) return [...titleLines(text, size, width, advances).lines];
  const sentences = text.match(/.+?(?:[.?!](?=\s|$)\s*|[。？！]|$)/gsu) ?? [];
  let fitting: string[] = [];
  for (let count = 1; count < sentences.length; count++) {
    const lines = inLines(sentences.slice(0, count).join('').trim(), size, width, advances);
    if (lines.length > most) break;
    fitting = lines;
  }
  if (fitting.length > 0) return fitting;
  const cut = whole.slice(0, most);
  let last = `${cut[most - 1]}…`;
  while (widthOf(last, size, advances) > width && last.length > 1)
    last = last.replace(/(?:\s*[^\s\u2e80-\u9fff\uff00-\uffef]+|[\s\S])…$/u, '…');
  return [...cut.slice(0, -1), last.replace(/[\s，。、,.;:]+…$/u, '…')];
}

/** No more lines than it needs, about equally long. */
function balanced(text: string, size: number, width: number, advances: Advances): string[] {
  let best = inLines(text, size, width, advances);
  for (let narrow = width; narrow > size; narrow -= size / 4) {
    const lines = inLines(text, size, narrow, advances);
    if (lines.length > best.length || lines.some((one) => widthOf(one, size, advances) > narrow)) break;
    best = lines;
  }
  return best;
}

/** What may not be parted, with the blanks between. */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (const piece of text.match(PIECE) ?? []) {
    const before = found.at(-1);
    if (before !== undefined && (NOT_FIRST.test(piece) || NOT_LAST.test(before)))
      found[found.length - 1] = before + piece;
    else if (before !== undefined && /^\s/.test(piece)) found[found.length - 1] = before + piece;
    else found.push(piece);
  }
  return found;
}
