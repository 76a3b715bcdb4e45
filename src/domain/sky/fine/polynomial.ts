/** Value of a Chebyshev polynomial at x in -1..1 (Clenshaw), from the coefficients `from` to `from + count - 1`. */
export function chebyshev(coefficients: ArrayLike<number>, from: number, count: number, x: number): number {
  let next = 0;
  let after = 0;
  for (let k = count - 1; k > 0; k--) {
    const here = 2 * x * next - after + coefficients[from + k]!;
    after = next;
    next = here;
  }
  return x * next - after + coefficients[from]!;
}

/** Its derivative by x: the sum of k c(k) U(k-1), by the same recurrence. */
export function chebyshevSlope(coefficients: ArrayLike<number>, from: number, count: number, x: number): number {
  let next = 0;
  let after = 0;
  for (let k = count - 1; k > 0; k--) {
    const here = 2 * x * next - after + k * coefficients[from + k]!;
    after = next;
    next = here;
  }
  return next;
}

/** The places in -1..1 at which a polynomial of so many coefficients is sampled. */
export function chebyshevNodes(count: number): number[] {
  return Array.from({ length: count }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / count));
}

/** Writes the coefficients through `samples` (taken at the nodes) to `target` from `at` on. */
export function chebyshevFit(samples: ArrayLike<number>, target: Float64Array, at: number): void {
  const count = samples.length;
  const table = cosines(count);
  for (let j = 0; j < count; j++) {
    let sum = 0;
    for (let k = 0; k < count; k++) sum += samples[k]! * table[j * count + k]!;
    target[at + j] = ((j === 0 ? 1 : 2) * sum) / count;
  }
}

const tables = new Map<number, Float64Array>();

function cosines(count: number): Float64Array {
  let table = tables.get(count);
  if (!table) {
    table = new Float64Array(count * count);
    for (let j = 0; j < count; j++)
      for (let k = 0; k < count; k++) table[j * count + k] = Math.cos((Math.PI * j * (k + 0.5)) / count);
    tables.set(count, table);
  }
  return table;
}
