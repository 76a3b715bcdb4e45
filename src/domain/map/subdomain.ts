/**
 * The subdomain that serves a tile: (x + y) modulo their count, from the numbers as they stand in the address, so that
 * one tile always comes from one host; never negative. Undefined when there are no subdomains.
 */
export function subdomainOf(x: number, y: number, subdomains: readonly string[]): string | undefined {
  const count = subdomains.length;
  return count === 0 ? undefined : subdomains[(((x + y) % count) + count) % count];
}
