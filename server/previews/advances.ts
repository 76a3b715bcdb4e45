/** How wide a font sets each character, in parts of its size; null where it has none. */
export type Advances = (character: string) => number | null;

/** Reads the widths of a TrueType font: its tables `cmap` (format 4 or 12), `hmtx` and their kin. Kerning is left out. */
export function readAdvances(font: Uint8Array): Advances {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = tablesOf(view);
  const table = (tag: string) => {
    const at = tables.get(tag);
    if (at === undefined) throw new Error(`the font has no table ${tag}`);
    return at;
  };
  const unitsPerEm = view.getUint16(table('head') + 18);
  const metrics = view.getUint16(table('hhea') + 34);
  const hmtx = table('hmtx');
  const glyphs = glyphsOf(view, table('cmap'));
  return (character) => {
    const glyph = glyphs.get(character.codePointAt(0)!);
    if (glyph === undefined) return null;
    return view.getUint16(hmtx + 4 * Math.min(glyph, metrics - 1)) / unitsPerEm;
  };
}

function tablesOf(view: DataView): Map<string, number> {
  const found = new Map<string, number>();
  for (let row = 0; row < view.getUint16(4); row++) {
    const at = 12 + 16 * row;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));
    found.set(tag, view.getUint32(at + 8));
  }
  return found;
}

function glyphsOf(view: DataView, cmap: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let row = 0; row < view.getUint16(cmap + 2); row++) {
    const at = cmap + view.getUint32(cmap + 8 + 8 * row);
    const format = view.getUint16(at);
    if (format === 4) readSegments(view, at, found);
    if (format === 12) readGroups(view, at, found);
  }
  return found;
}

/** Format 4: characters of two bytes, in segments. */
function readSegments(view: DataView, at: number, found: Map<number, number>): void {
  const size = view.getUint16(at + 6);
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map((offset) => at + offset) as [
    number,
    number,
    number,
    number,
  ];
  for (let segment = 0; segment < size; segment += 2) {
    const range = view.getUint16(ranges + segment);
    const first = view.getUint16(starts + segment);
    for (let code = first; code <= view.getUint16(ends + segment) && code !== 0xffff; code++) {
      const named = range === 0 ? code : view.getUint16(ranges + segment + range + 2 * (code - first));
      if (named !== 0) found.set(code, (named + view.getUint16(deltas + segment)) & 0xffff);
    }
  }
}

/** Format 12: all characters, in groups. */
function readGroups(view: DataView, at: number, found: Map<number, number>): void {
  for (let group = 0; group < view.getUint32(at + 12); group++) {
    const row = at + 16 + 12 * group;
    const first = view.getUint32(row);
    for (let code = first; code <= view.getUint32(row + 4); code++)
      found.set(code, view.getUint32(row + 8) + code - first);
  }
}
