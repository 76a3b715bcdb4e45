/** From this width of the window on, px, pages have a rail and panes: `WIDE_PX` of src/ui/useWide.ts. */
const WIDE = /^@media \((?:min-width:|width>=)800px\)$/;

/**
 * A style in two: what every screen needs, and the rules of `@media (min-width: 800px)`, which stand alone or in layers.
 * Each rule keeps its layer and its order.
 */
export function partWide(style: string): { every: string; wide: string } {
  let every = '';
  let wide = '';
  for (const { head, body } of rulesOf(style)) {
    if (WIDE.test(head)) wide += `${head}{${body}}`;
    else if (head.startsWith('@layer') && body !== null) {
      const inner = partWide(body);
      every += `${head}{${inner.every}}`;
      if (inner.wide) wide += `${head}{${inner.wide}}`;
    } else every += body === null ? head : `${head}{${body}}`;
  }
  return { every, wide };
}

/** The rules of a minified style in their order; the body of a statement without one, as of `@layer a,b;`, is null. */
function* rulesOf(style: string): Generator<{ head: string; body: string | null }> {
  let from = 0;
  let depth = 0;
  let open = 0;
  let quote = '';
  for (let at = 0; at < style.length; at++) {
    const sign = style[at]!;
    if (sign === '\\') at++;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{' && depth++ === 0) open = at;
    else if ((sign === '}' && --depth === 0) || (sign === ';' && depth === 0)) {
      const body = sign === '}' ? style.slice(open + 1, at) : null;
      yield { head: style.slice(from, body === null ? at + 1 : open).trim(), body };
      from = at + 1;
    }
  }
  const rest = style.slice(from).trim();
  if (rest) yield { head: rest, body: null };
}
