type ContextEvent = 'lost' | 'restored';

/**
 * Tells when the graphics context of a map goes and comes back. AMap publishes no event for it, so its canvas is listened
 * to, as soon as a layer has met it.
 */
export class ContextWatch {
  #canvas: EventTarget | null = null;
  readonly #listeners = new Set<readonly [event: ContextEvent, listener: () => void]>();

  /** The canvas that a context belongs to; the same one may be met many times. */
  meet(canvas: EventTarget): void {
    if (canvas === this.#canvas) return;
    for (const [event, listener] of this.#listeners) {
      this.#canvas?.removeEventListener(NAMES[event], listener);
      canvas.addEventListener(NAMES[event], listener);
    }
    this.#canvas = canvas;
  }

  /** The answer ends the listening. */
  on(event: ContextEvent, listener: () => void): () => void {
    const entry = [event, listener] as const;
    this.#listeners.add(entry);
    this.#canvas?.addEventListener(NAMES[event], listener);
    return () => {
      this.#listeners.delete(entry);
      this.#canvas?.removeEventListener(NAMES[event], listener);
    };
  }
}

const NAMES = { lost: 'webglcontextlost', restored: 'webglcontextrestored' } as const;
