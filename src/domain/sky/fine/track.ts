import { chebyshev, chebyshevFit, chebyshevNodes, chebyshevSlope } from './polynomial.ts';

/**
 * A function of time that is dear to compute, sampled once a span as it is asked for, and read as Chebyshev polynomials.
 * The spans begin at multiples of `days`, so that a moment has the same value whichever years were asked.
 * `sample` writes `width` quantities of a moment (days since J2000) to an array.
 */
export class Track {
  readonly #days: number;
  readonly #count: number;
  readonly #width: number;
  readonly #sample: (tt: number, to: Float64Array) => void;
  readonly #nodes: number[];
  readonly #spans = new Map<number, Float64Array<ArrayBuffer>>();
  /** The span that was read last, since readings come in order. */
  #last = Number.NaN;
  #coefficients = new Float64Array(0);

  constructor(
    { days, count, width = 1 }: { days: number; count: number; width?: number },
    sample: (tt: number, to: Float64Array) => void,
  ) {
    this.#days = days;
    this.#count = count;
    this.#width = width;
    this.#sample = sample;
    this.#nodes = chebyshevNodes(count);
  }

  value(tt: number, which = 0): number {
    const x = this.#enter(tt);
    return chebyshev(this.#coefficients, which * this.#count, this.#count, x);
  }

  /** Change a day. */
  slope(tt: number, which = 0): number {
    const x = this.#enter(tt);
    return (chebyshevSlope(this.#coefficients, which * this.#count, this.#count, x) * 2) / this.#days;
  }

  /** Makes the span of a moment the one that is read, and says where in it (-1..1) the moment lies. */
  #enter(tt: number): number {
    const span = Math.floor(tt / this.#days);
    if (span !== this.#last) {
      let coefficients = this.#spans.get(span);
      if (!coefficients) {
        coefficients = this.#fill(span);
        this.#spans.set(span, coefficients);
      }
      this.#coefficients = coefficients;
      this.#last = span;
    }
    return (2 * tt) / this.#days - 2 * span - 1;
  }

  #fill(span: number): Float64Array<ArrayBuffer> {
    const one = new Float64Array(this.#width);
    const rows = Array.from({ length: this.#width }, () => new Float64Array(this.#count));
    this.#nodes.forEach((x, k) => {
      this.#sample((span + (x + 1) / 2) * this.#days, one);
      rows.forEach((row, which) => {
        row[k] = one[which]!;
      });
    });
    const coefficients = new Float64Array(this.#width * this.#count);
    for (const [which, row] of rows.entries()) chebyshevFit(row, coefficients, which * this.#count);
    return coefficients;
  }
}
