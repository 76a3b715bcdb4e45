import type { LenormandPhrases, Step } from '../../../domain/lenormand/reading/texts.ts';

/** What each card does to the matter {it}, after its noun; {s} and {es} end a verb in the singular. */
const DEEDS: Readonly<Record<number, string>> = {
  1: 'set{s} {it} going',
  2: 'make{s} {it} easier for a while',
  3: 'bear{s} {it} further, without hurry',
  4: 'give{s} {it} ground to stand on',
  5: 'ask{s} for some time',
  6: 'put{s} {it} in a fog',
  7: 'lead{s} {it} off the straight road',
  8: 'bring{s} {it} to a stop for now',
  9: 'make{s} {it} pleasant',
  10: 'cut{s} into {it} without warning',
  11: 'keep{s} cutting across {it}',
  12: 'make{s} {it} restless',
  13: 'let{s} {it} begin again in a small way',
  14: 'call{s} for a second look',
  15: 'put{s} weight behind {it}',
  16: 'show{s} {it} the way',
  17: 'move{s} {it} on to something new',
  18: 'stand{s} by you in {it}',
  19: 'hold{s} {it} at arm’s length',
  20: 'bring{s} {it} out among people',
  21: 'hold{s} {it} up',
  22: 'leave{s} {it} to you to decide',
  23: 'take{s} a little of {it} away each day',
  24: 'give{s} {it} warmth',
  25: 'tie{s} {it} fast',
  26: 'keep{s} part of {it} hidden',
  27: 'put{s} {it} in black and white',
  28: 'play{s} a part in {it}',
  29: 'play{s} a part in {it}',
  30: 'let{s} {it} settle',
  31: 'let{s} {it} go well',
  32: 'make{s} {it} felt',
  33: 'open{s} {it} up',
  34: 'keep{s} {it} flowing',
  35: 'make{s} {it} hold',
  36: 'make{s} {it} heavy to carry',
};

const MANY =
  /^(?:(?:the|old|long|small|mixed|muddled|good|changing|restless|gnawing|company|fixed|office|solid) )?(?:results|studies|savings|figures|feelings|politics|talks|thoughts|means|hopes|rules|guests|irritations|repairs|worries|words|marks|moods|roots|reserves|premises|nerves|ups|regulars|permits|nights|takings|costs|people)\b|^(?!.*\bor\b)[a-z ]+ and [a-z]+$/;

const JOIN: Readonly<Record<Step, readonly string[]>> = {
  on: [', and', ', while'],
  heavier: [', but', '; then'],
  lighter: [', until', '; then'],
};
const CENTRE: Readonly<Record<Step, string>> = {
  on: 'At the centre of it',
  heavier: 'The hard part lies at the centre, where',
  lighter: 'It eases at the centre, where',
};
const END: Readonly<Record<Step, string>> = {
  on: 'and in the end',
  heavier: 'but in the end',
  lighter: 'and yet in the end',
};

/** Cards from first to last as one story: each noun does something to the matter. */
export const story: LenormandPhrases['story'] = (cards, steps, ofRow) => {
  const told = cards.map(({ noun, number }, index) => {
    const [s, it] = [MANY.test(noun) ? '' : 's', index === 0 ? 'the matter' : 'it'];
    return `${noun} ${DEEDS[number]!.replaceAll('{s}', s).replaceAll('{it}', it)}`;
  });
  const run = (from: number, to: number) =>
    told
      .slice(from, to)
      .map((text, index) => (index === 0 ? text : `${JOIN[steps[from + index - 1]!][(index - 1) % 2]} ${text}`))
      .join('');
  const last = cards.length - 1;
  const end = `${END[steps[last - 1]!]} ${told[last]}.`;
  if (ofRow) return `Along the middle row ${run(0, last)}. In the corner below, where it comes out, ${told[last]}.`;
  if (cards.length < 5) return `${capital(run(0, last))}, ${end}`;
  const middle = last / 2;
  const centre = `${CENTRE[steps[middle - 1]!]} ${told[middle]}`;
  return `${capital(run(0, middle))}. ${centre}. After that ${run(middle + 1, last)}, ${end}`;
};

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
