/** What the tests of pictures ask of an SVG document. */

/** Names of the elements of a document; throws if tags do not close in order or an attribute is not quoted. */
function elements(svg: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w:-]*="[^"<>]*")*)(\/?)>/y;
  while (tag.lastIndex < svg.length) {
    const at = tag.lastIndex;
    const found = tag.exec(svg);
    if (!found) throw new Error(`not a tag at ${at}: ${svg.slice(at, at + 60)}`);
    const [, close, name = '', , empty] = found;
    if (close) {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> closes <${last}>`);
    } else {
      names.push(name);
      if (!empty) open.push(name);
    }
  }
  if (open.length) throw new Error(`never closed: ${open}`);
  return names;
}
const ALLOWED = ['svg', 'g', 'path', 'circle', 'ellipse', 'clipPath', 'linearGradient', 'stop'];
/** Elements that no picture may have. */
export const foreign = (svg: string): string[] => elements(svg).filter((name) => !ALLOWED.includes(name));
/** Ids of a document, and those that are used but not there. */
export function ids(svg: string): { all: string[]; missing: string[] } {
  const all = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name!);
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, name]) => name!);
  return { all, missing: used.filter((name) => !all.includes(name)) };
}
/** Colours of a document that are not among those given. */
export const strangers = (svg: string, inks: readonly string[]): string[] =>
  [...svg.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([colour]) => colour).filter((c) => !inks.includes(c));
