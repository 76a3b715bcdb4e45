/**
 * Keeps the pictures used last. Adding or asking counts as use; the one not used for longest goes first. Pinned keys
 * (the tiles on the screen) never go, even where there are more of them than the limit.
 */
export class TileCache<Picture> {
  readonly #kept = new Map<string, Picture>();
  readonly #limit: number;
  #pinned: ReadonlySet<string> = new Set();

  /** `limit` in pictures, at least 1; throws RangeError otherwise. */
  constructor(limit: number) {
    if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`a cache holds at least one tile, not ${limit}`);
    this.#limit = limit;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** The picture of a key, which counts as its last use. */
  use(key: string): Picture | undefined {
    const picture = this.#kept.get(key);
    if (picture === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, picture);
    return picture;
  }

  /** The picture of a key, without counting as use. */
  peek(key: string): Picture | undefined {
    return this.#kept.get(key);
  }

  /** Adds or replaces a picture; gives back what had to go, for its memory to be freed. */
  keep(key: string, picture: Picture): Picture[] {
    const gone: Picture[] = [];
    const before = this.#kept.get(key);
    if (before !== undefined && before !== picture) gone.push(before);
    this.#kept.delete(key);
    this.#kept.set(key, picture);
    for (const [oldest, old] of this.#kept) {
      if (this.#kept.size <= this.#limit) break;
      if (oldest === key || this.#pinned.has(oldest)) continue;
      this.#kept.delete(oldest);
      gone.push(old);
    }
    return gone;
  }

  /** Says which keys must stay; the ones named before are free again. */
  pin(keys: ReadonlySet<string>): void {
    this.#pinned = keys;
  }

  /** Empties the cache; gives back everything that was in it. */
  clear(): Picture[] {
    const all = [...this.#kept.values()];
    this.#kept.clear();
    return all;
  }

  /** Keys from the longest unused to the last used. */
  keys(): string[] {
    return [...this.#kept.keys()];
  }
}
