/** The words under which an English word may stand in the lexicon, itself first: `texting` is text. */
export function stemsOf(word: string): readonly string[] {
  const irregular = IRREGULAR.get(word);
  if (irregular) return [word, irregular];
  const stems = [word];
  const add = (stem: string) => {
    if (stem.length > 1 && !stems.includes(stem)) stems.push(stem);
  };
  if (word.length < 4) return stems;
  if (word.endsWith('ies')) add(`${word.slice(0, -3)}y`);
  else if (/(?:s|x|z|ch|sh|o)es$/.test(word)) add(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) add(word.slice(0, -1));
  if (word.endsWith('ied')) add(`${word.slice(0, -3)}y`);
  for (const end of ['ed', 'ing', 'in'] as const) {
    if (!word.endsWith(end) || word.length - end.length < 2) continue;
    const base = word.slice(0, -end.length);
    if (end === 'in' && base.length < 3) continue;
    add(base);
    add(`${base}e`);
    if (base.at(-1) === base.at(-2)) add(base.slice(0, -1));
    if (end === 'ing' && base.endsWith('y')) add(`${base.slice(0, -1)}ie`);
  }
  return stems;
}

/** One stem for all the forms of a word, not always a word itself: `loved`, `loves` and `loving` are `lov`. */
export function stemOf(word: string): string {
  return IRREGULAR.get(word) ?? word.replace(ENDING, (end, at: number) => (at < STEM_MIN ? end : ''));
}

const ENDING = /(?:ing|ies|ied|ed|es|s|e|y)$/;
const STEM_MIN = 3;

const IRREGULAR = new Map(
  `go:went gone goes;leave:left;tell:told;feel:felt;meet:met;find:found;break:broke broken;think:thought;come:came;write:wrote written wrote;
say:said;get:got gotten;give:gave given;take:took taken;know:knew known;see:saw seen;choose:chose chosen;fall:fell fallen;make:made;buy:bought;
sell:sold;pay:paid;steal:stole stolen;forget:forgot forgotten;begin:began begun;hold:held;keep:kept;speak:spoke spoken;win:won;run:ran;hear:heard;
mean:meant;send:sent;teach:taught;catch:caught;sleep:slept;be:is are was were been am being;have:has had having;do:does did done doing;child:children;wife:wives;
person:people;fight:fought;lend:lent;spend:spent;build:built;grow:grew grown;drive:drove driven;ride:rode ridden;fly:flew flown;ring:rang rung;
lie:lying lied;die:dying died;show:shown;stand:stood;understand:understood;bring:brought;become:became;lead:led;lay:laid;wear:wore worn;freeze:froze;
drift:drifted;man:men;woman:women;foot:feet;tooth:teeth;mouse:mice;study:studied studies;quit:quitting quits;will:would;can:could;shall:should`
    .split(';')
    .flatMap((line) => {
      const [stem = '', forms = ''] = line.trim().split(':');
      return forms.split(' ').map((form) => [form, stem] as const);
    }),
);
