/**
 * A pattern that may look behind. iOS before 16.4 cannot: there whatever stands in a lookbehind is left out, so that
 * the pattern fits a little more often than it should, and nothing breaks.
 */
export function patternOf(source: string, flags = ''): RegExp {
  try {
    return new RegExp(source, flags);
  } catch {
    return new RegExp(withoutLookbehind(source), flags);
  }
}

/** The source without its lookbehinds. */
export function withoutLookbehind(source: string): string {
  let rest = source;
  for (let start = rest.search(/\(\?<[=!]/); start >= 0; start = rest.search(/\(\?<[=!]/))
    rest = rest.slice(0, start) + rest.slice(endOfGroup(rest, start));
  return rest;
}

/** Where the group that opens at `start` has ended. */
function endOfGroup(source: string, start: number): number {
  let depth = 0;
  let inClass = false;
  for (let at = start; at < source.length; at++) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')' && --depth === 0) return at + 1;
  }
  return source.length;
}
