import type { Failure } from '../../domain/map/layer.ts';

/** Fetches the picture of a tile. @throws PictureFailure, or what an aborted request throws. */
export type LoadPicture = (url: string, signal: AbortSignal) => Promise<ImageBitmap>;

export class PictureFailure extends Error {
  override readonly name = 'PictureFailure';
  readonly why: Failure;

  constructor(why: Failure, cause: unknown) {
    super(`no picture: ${why}`, { cause });
    this.why = why;
  }
}

/**
 * Anonymously, without cookies. By `fetch`, since a picture element cannot tell a line that is down from an answer that
 * is no picture, and since bitmaps are decoded beside the page's own thread.
 */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const answer = await fetch(url, { mode: 'cors', credentials: 'same-origin', signal }).catch((reason) => {
    throw signal.aborted ? reason : new PictureFailure('line', reason);
  });
  if (!answer.ok) throw new PictureFailure('answer', answer.status);
  const blob = await answer.blob().catch((reason) => {
    throw signal.aborted ? reason : new PictureFailure('line', reason);
  });
  return createImageBitmap(blob, { premultiplyAlpha: 'premultiply' }).catch((reason) => {
    throw new PictureFailure('answer', reason);
  });
}
