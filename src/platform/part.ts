const PAUSES = [300, 1500];

/** Not worded as the browser words it, so that the router shows its error screen and reloads nothing by itself. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/** Asks for a part of the app, up to three times. @throws PartMissing */
export async function fetchPart<Value>(work: () => Promise<Value>, tries = 0): Promise<Value> {
  try {
    return await work();
  } catch (reason) {
    const pause = PAUSES[tries];
    if (pause === undefined) throw new PartMissing('a part of the app did not arrive', { cause: reason });
    await new Promise((resolve) => setTimeout(resolve, pause));
    return fetchPart(work, tries + 1);
  }
}
