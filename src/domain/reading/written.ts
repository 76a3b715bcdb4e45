/** A text as far as it has come; `cursor` is `attempt:seq` of its last part, empty before the first. */
export interface Written {
  readonly text: string;
  readonly cursor: string;
}

/** What was told of it: parts in their order, each by its cursor, and how far they go. */
interface Progress {
  readonly parts: readonly Written[];
  readonly cursor: string;
}

/** The text with what is new of it. What was there is not added again; a later attempt begins the text anew. */
export function grown(before: Written, progress: Progress): Written {
  let { text, cursor } = before;
  for (const part of [...progress.parts, { text: '', cursor: progress.cursor }]) {
    const [attempt, seq] = placeOf(part.cursor);
    const [oldAttempt, oldSeq] = placeOf(cursor);
    if (attempt < oldAttempt || (attempt === oldAttempt && seq <= oldSeq)) continue;
    text = attempt === oldAttempt ? text + part.text : part.text;
    cursor = part.cursor;
  }
  return { text, cursor };
}

function placeOf(cursor: string): [attempt: number, seq: number] {
  const [attempt, seq] = cursor.split(':').map(Number);
  return [attempt || 0, seq || 0];
}
