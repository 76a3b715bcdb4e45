import type { MapFrame } from '../host.ts';

/**
 * Watches how a turned map moves. Without a graphics card each of its pixels is reckoned by hand, some ten nanoseconds
 * long; where frames come late for that, the rest of the movement is painted with a quarter of them, and sharp again as
 * soon as the map stands still.
 */
export class Pace {
  readonly #sharpen: () => void;
  #view = '';
  #last = Number.NEGATIVE_INFINITY;
  #late = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `sharpen` is called when a map that was painted coarsely has come to rest. */
  constructor(sharpen: () => void) {
    this.#sharpen = sharpen;
  }

  /** With how many of its pixels, each way, the next frame is to be painted. `now` in milliseconds. */
  part({ centre, zoom, rotation }: MapFrame, now: number): 1 | 0.5 {
    const view = `${centre} ${zoom} ${rotation}`;
    const moved = view !== this.#view;
    const since = now - this.#last;
    this.#view = view;
    if (moved) this.#last = now;
    if (since > REST_MS || Math.abs(rotation % 360) < 1e-6) this.#late = 0;
    else if (moved && this.#late < MAX_LATE_FRAMES) this.#late = since > LATE_FRAME_MS ? this.#late + 1 : 0;
    if (this.#late < MAX_LATE_FRAMES) return 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#sharpen, REST_MS + 20);
    return 0.5;
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** Milliseconds between two frames that make the second late, and after which a map has come to rest. */
const LATE_FRAME_MS = 25;
const REST_MS = 250;
/** Late frames in a row that are put up with. */
const MAX_LATE_FRAMES = 3;
