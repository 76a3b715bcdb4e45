/** Rows of one table, of any shape. */
export type Rows = readonly unknown[];

/** Rows with a text that are read together: a text has at most some 20,000 characters. */
export const TEXTS_A_PAGE = 50;
/** Rows without a text. */
export const ROWS_A_PAGE = 500;

/** Pages of `size` rows, each behind the last row of the page before. */
export async function* paged<Row>(
  size: number,
  next: (after: Row | undefined) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Row | undefined;
  do {
    const rows = await next(after);
    yield rows;
    after = rows.length < size ? undefined : rows.at(-1);
  } while (after !== undefined);
}

/** The few rows of a person in one page. */
export async function* once(read: () => PromiseLike<Rows>): AsyncGenerator<Rows> {
  yield await read();
}
