/** Cosines and sines of sums of multiples of a few angles, without a cosine for each sum. */
export class Harmonics {
  readonly #reach: readonly number[];
  /** Of each angle the multiples from -reach to reach, cosine and sine in turn. */
  readonly #pairs: Float64Array[];
  cosine = 1;
  sine = 0;

  /** `reach`: the highest multiple of each angle. */
  constructor(reach: readonly number[]) {
    this.#reach = reach;
    this.#pairs = reach.map((highest) => new Float64Array(4 * highest + 2));
  }

  /** Sets an angle, radians. */
  set(which: number, angle: number): void {
    const reach = this.#reach[which]!;
    const pairs = this.#pairs[which]!;
    const cosine = Math.cos(angle);
    const sine = Math.sin(angle);
    let c = 1;
    let s = 0;
    for (let n = 0; n <= reach; n++) {
      const above = 2 * (reach + n);
      const below = 2 * (reach - n);
      pairs[above] = c;
      pairs[above + 1] = s;
      pairs[below] = c;
      pairs[below + 1] = -s;
      const next = c * cosine - s * sine;
      s = s * cosine + c * sine;
      c = next;
    }
  }

  /** Leaves in `cosine` and `sine` those of the sum whose multiples stand in `rows` from `at` on. */
  sum(rows: readonly number[], at: number): void {
    let c = 1;
    let s = 0;
    for (let which = 0; which < this.#reach.length; which++) {
      const multiple = rows[at + which]!;
      if (multiple === 0) continue;
      const place = 2 * (multiple + this.#reach[which]!);
      const pairs = this.#pairs[which]!;
      const next = c * pairs[place]! - s * pairs[place + 1]!;
      s = s * pairs[place]! + c * pairs[place + 1]!;
      c = next;
    }
    this.cosine = c;
    this.sine = s;
  }
}
