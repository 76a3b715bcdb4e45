/** The stems of an English text by which its words are compared: "My teeth fell out" is tooth, fall, out. */
export function stemsOf(folded: string): string[] {
  return (folded.match(/[a-z0-9]+/g) ?? []).filter((word) => !SMALL.has(word)).map(stemOf);
}

/** What stands before a noun or helps a verb says nothing of the symbol; the others mean too much besides. */
const SMALL = new Set(
  'a an the my your his her its our their some this that s t to be being is am are was were get getting got of well watch present ball so i it'.split(
    ' ',
  ),
);

const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    fly: 'flew flown flies',
    fall: 'fell fallen',
    run: 'ran',
    swim: 'swam swum',
    drive: 'drove driven',
    ride: 'rode ridden',
    catch: 'caught',
    bite: 'bit bitten',
    break: 'broke broken',
    steal: 'stole stolen',
    hide: 'hid hidden',
    sing: 'sang sung',
    weep: 'wept',
    eat: 'ate eaten',
    fight: 'fought',
    lose: 'lost',
    die: 'died dying dies',
    lie: 'lay lying',
    forget: 'forgot forgotten',
    leave: 'left',
    drink: 'drank',
    sink: 'sank sunk',
    tooth: 'teeth',
    foot: 'feet',
    mouse: 'mice',
    wolf: 'wolves',
    knife: 'knives',
    thief: 'thieves',
    leaf: 'leaves',
    child: 'children',
    woman: 'women',
    man: 'men',
  }).flatMap(([stem, forms]) => forms.split(' ').map((form) => [form, stem])),
);

function stemOf(word: string): string {
  const known = IRREGULAR[word];
  return bare(known ?? word);
}

function bare(word: string): string {
  if (/^.{2,}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  const stem = word
    .replace(/^(.{2,})([bdgmnprt])\2(?:ing|ed)$/, '$1$2')
    .replace(/^(.{3,})(?:ing|ed)$/, '$1')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}
