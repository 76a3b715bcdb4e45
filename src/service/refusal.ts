/** The server said no; its words are for the person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: number;
  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** The line failed: nothing, or nothing understandable, came back. Keep what was to be sent and try again later. */
export class LineFailure extends Error {
  override readonly name = 'LineFailure';
}
