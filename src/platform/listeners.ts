/** Those who hear of every change of one thing. */
export interface Listeners {
  /** @returns what ends it */
  readonly on: (listener: () => void) => () => void;
  readonly announce: () => void;
}

export function newListeners(): Listeners {
  const all = new Set<() => void>();
  return {
    on(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    announce() {
      for (const listener of all) listener();
    },
  };
}
