import { moonOf } from '../sky/moon.ts';
import { PLANETS } from '../sky/planets.ts';
import { positionsAt } from '../sky/positions.ts';
import { SIGNS } from '../sky/sign.ts';
import type { SkyEvent } from '../sky/sky-events.ts';
import type { TransitTime } from '../sky/transit-times.ts';
import { turn } from '../sky/turn.ts';
import { type Candidate, candidates } from './candidates.ts';
import { type Fact, type Happening, type HoroscopeSpan, wordingOf } from './fact.ts';
import { type Frame, moonVisit } from './frame.ts';
import { HOROSCOPE_WORDS, wordsIn } from './length.ts';
import { isDated, say } from './say.ts';
import type { HoroscopeWords } from './texts.ts';

export interface HoroscopeAsk {
  span: HoroscopeSpan;
  /** The beginnings of what is told and, at the end, of what follows (ISO UTC): two, or for a year its five. */
  bounds: readonly string[];
  /** The events from the first bound to four days after the last: the Moon's next sign is among them. */
  events: readonly SkyEvent[];
  /** The transits over a birth, where it is somebody's own. */
  transits?: readonly TransitTime[];
  frame: Frame;
}

/** A sentence with the fact on which it rests; the last one of all, what to do, rests on the weightiest. */
export interface HoroscopeSentence {
  text: string;
  fact: Fact;
}

/**
 * The paragraphs of a day, week or month (one) or of a year (its quarters), each sentence with its fact. Instants are
 * written by `when`: a day in short, with the hour where `hour` is asked.
 */
export function horoscopeOf(
  ask: HoroscopeAsk,
  words: HoroscopeWords,
  when: (at: string, hour: boolean) => string,
): HoroscopeSentence[][] {
  const { bounds } = ask;
  return bounds
    .slice(1)
    .map((to, index) => paragraph(ask, words, when, bounds[index]!, to, index === bounds.length - 2));
}

type When = (at: string, hour: boolean) => string;

function paragraph(
  { span, events, transits, frame }: HoroscopeAsk,
  words: HoroscopeWords,
  when: When,
  from: string,
  to: string,
  isLast: boolean,
): HoroscopeSentence[] {
  const [least, most] = HOROSCOPE_WORDS[span === 'year' ? 'quarter' : span];
  const middle = new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString();
  const { variant, ...visit } = moonVisit(middle, frame);
  const write = (fact: Fact): HoroscopeSentence => {
    const text = say(fact, words, wordingAt(fact, frame, variant), (at) => when(at, true));
    if (span === 'day' || !isDated(fact)) return { fact, text };
    const day = when(fact.at, false);
    return { fact, text: fact.kind === 'ingress' ? words.since(day, text) : words.dated(day, text) };
  };
  const moon: Fact = { kind: 'moon', at: middle, house: visit.house, sign: visit.sign, variant };
  const chosen: HoroscopeSentence[] = span === 'day' ? [write(moon)] : [];
  const wordings = new Set<string>();
  // going back into a sign is told by the station before it
  const add = (one: Candidate | Fact, closing: number): boolean => {
    if (one.kind === 'ingress' && positionsAt(one.at)[one.body].speed < 0) return false;
    const fact = 'house' in one ? one : placed(one, frame);
    const wording = wordingOf(fact);
    const sentence = wordings.has(wording) ? null : write(fact);
    if (!sentence || lengthOf([...chosen, sentence]) + closing > most) return false;
    wordings.add(wording);
    chosen.push(sentence);
    return true;
  };
  const found = candidates(span, { events, ...(transits && { transits }) }, from, to);
  let count = 0;
  for (const one of found) if (count < MAX_FACTS[span] && add(one, isLast ? MAX_DEED_WORDS : 0)) count += 1;
  const places = span === 'day' ? [] : standings(middle, frame, from, span);
  const lead = chosen[0]?.fact ?? places[0]!;
  const deed = words.deed[lead.house - 1]![span === 'day' ? variant : turnOf(from, span)]!;
  const closing: HoroscopeSentence[] = isLast ? [{ fact: lead, text: deed }] : [];
  const fillers = span === 'day' ? [...found, ...quiet(events, moon)] : places;
  for (const one of fillers) if (lengthOf([...chosen, ...closing]) < least) add(one, lengthOf(closing));
  return [...inOrder(chosen), ...closing];
}

/** How many facts are told beside the Moon of a day, and how long the sentence is that says what to do. */
const MAX_FACTS: Readonly<Record<HoroscopeSpan, number>> = { day: 2, week: 6, month: 9, year: 4 };
const MAX_DEED_WORDS = 26;
/** Where the planets stand is told from the quick to the slow in a week, by the slow ones first in a year. */
const BODIES = PLANETS.filter((body) => body !== 'Moon');

function placed({ weight: _, ...one }: Candidate, frame: Frame): Fact {
  const { longitude, speed } = motionOf(one);
  const house = frame.house(longitude);
  if (one.kind === 'meeting') return { ...one, house, back: speed < 0 };
  if (one.kind !== 'lunation') return { ...one, house };
  return { ...one, house, late: frame.house(turn(longitude + LATE_DEGREES)) !== house };
}

/** From one new or full Moon to the next the Sun goes on by at least so much less than a whole sign. */
const LATE_DEGREES = 1.8;

/** Where the body is by whose house a happening is told; an ingress lies in the sign that begins there. */
function motionOf(one: Happening & { at: string }): { longitude: number; speed: number } {
  if (one.kind === 'ingress') return { longitude: SIGNS.indexOf(one.sign) * 30, speed: 1 };
  const body = one.kind === 'meeting' ? one.mover : one.kind === 'station' ? one.body : 'Moon';
  return body === 'Moon' ? { longitude: moonOf(one.at).longitude, speed: 1 } : positionsAt(one.at)[body];
}

/** What the Moon meets is told by the visit in which she meets it, so that it differs from the month before. */
function wordingAt(fact: Fact, frame: Frame, variant: number): number {
  return fact.kind === 'meeting' && fact.mover === 'Moon' ? moonVisit(fact.at, frame).variant : variant;
}

/** Nothing more comes on this day; what is next for the Moon is her next sign. */
function quiet(events: readonly SkyEvent[], moon: Fact): Fact[] {
  const next = events.find(
    ({ kind, at, ...event }) =>
      kind === 'ingress' && 'body' in event && event.body === 'Moon' && Date.parse(at) >= Date.parse(moon.at),
  );
  if (next?.kind !== 'ingress') return [];
  return [{ kind: 'quiet', at: next.at, house: moon.house, sign: next.sign }];
}

/** Where the planets stand, beginning with another one each time. */
function standings(at: string, frame: Frame, from: string, span: HoroscopeSpan): Fact[] {
  const places = positionsAt(at);
  const order = span === 'year' ? BODIES.slice(4) : BODIES;
  const first = turnOf(from, span) % order.length;
  return [...order.slice(first), ...order.slice(0, first)].map((body) => ({
    kind: 'standing',
    at,
    body,
    house: frame.house(places[body].longitude),
  }));
}

const lengthOf = (sentences: readonly HoroscopeSentence[]) => wordsIn(sentences.map(({ text }) => text).join(' '));

/** A number that is another one in the week, the month or the quarter after. */
function turnOf(from: string, span: HoroscopeSpan): number {
  const days = Math.round(Date.parse(from) / 86_400_000);
  const length = span === 'week' ? 7 : span === 'month' ? 30.437 : 91.31;
  return Math.round(days / length) % 6;
}

/** The Moon of the day first, then in order of time, where the planets stand last. */
function inOrder(sentences: readonly HoroscopeSentence[]): HoroscopeSentence[] {
  const rank = ({ fact }: HoroscopeSentence) => (fact.kind === 'moon' ? 0 : isDated(fact) ? 1 : 2);
  return [...sentences].sort((a, b) => rank(a) - rank(b) || Date.parse(a.fact.at) - Date.parse(b.fact.at));
}
