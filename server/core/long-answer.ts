/**
 * An answer that may be large: the `data` of its envelope as JSON, in pieces that are made as the phone takes them, so
 * that one of them is held at a time. It breaks off where making one fails, and is no whole JSON then.
 */
export class LongAnswer {
  readonly pieces: AsyncIterable<string>;

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces;
  }
}

/** `data` of a single thing. */
export async function* oneInPieces(thing: AsyncIterable<string>): AsyncGenerator<string> {
  yield '[';
  yield* thing;
  yield ']';
}

/** An object: first what is there already, then fields that are read when their turn has come. */
export async function* objectInPieces(
  there: object,
  fields: Iterable<readonly [name: string, value: AsyncIterable<string>]>,
): AsyncGenerator<string> {
  yield JSON.stringify(there).slice(0, -1);
  for (const [name, value] of fields) {
    yield `,${JSON.stringify(name)}:`;
    yield* value;
  }
  yield '}';
}

/** A list of the rows of all pages. */
export async function* listInPieces(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield `${before}${JSON.stringify(rows).slice(1, -1)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
