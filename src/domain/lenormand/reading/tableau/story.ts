import { chooser } from '../../../reading/choice.ts';
import { isHedged } from '../../../reading/hedge.ts';
import { isNear, measure, measureAll } from '../../distance.ts';
import { lodgingOf } from '../../houses.ts';
import { linesFrom } from '../../lines.ts';
import { cardOfPerson } from '../../matter-cards.ts';
import { MAN, WOMAN } from '../../persons.ts';
import { ofDistance } from '../../philippe.ts';
import { leanOf } from '../../polarity.ts';
import { answerInBrief } from '../answer.ts';
import { type Answerer, type Asked, answererOf, lovedOf, whoOf } from '../asked.ts';
import type { LenormandSentence } from '../narrator.ts';
import { moodOf, standingOf } from '../voices.ts';
import { gazeTo, standingsOf, whereOf } from './person.ts';
import { leadOf } from './question.ts';
import { besideOf } from './subjects.ts';
import type { Table } from './table.ts';
import { aheadOf, loudest, voicesOfTable } from './voices-of-table.ts';

/** What the ten sentences are told with. */
export function storytellerOf(table: Table, asked: Asked, seed: number): Answerer {
  return answererOf(asked, table.storyteller(), chooser(seed, asked.read ?? new Set()));
}

/**
 * Ten sentences that answer before all lenses: who asks and where, ahead, behind, on the mind, near and far, the card of
 * the question, the person asked about, what hinders, what helps, and the answer in the question's own form.
 */
export function storyOf(table: Table, answerer: Answerer): LenormandSentence[] {
  const { cast } = table;
  const { narrator, asked } = answerer;
  const { say } = narrator;
  const { intent } = asked.matter;
  const { story } = narrator.phrases.tableau;
  const voices = voicesOfTable(table, intent);
  const [worst, best] = [loudest(table, intent, -1), loudest(table, intent, 1)];
  return [
    ...unsure(answerer, cast.me),
    ...stands(table, answerer),
    ...along('ahead', 'future'),
    ...along('behind', 'past'),
    ...along('mind', 'thoughts'),
    ...(parted(table, answerer) ?? reach(table, answerer, [worst, best])),
    ...topic(table, answerer),
    ...person(table, answerer),
    ...say(story.hinders(answerer.gloss(worst), place(table, answerer, worst)), 'voice', [worst]),
    ...say(story.helps(answerer.gloss(best), place(table, answerer, best)), 'voice', [best]),
    ...answerInBrief(answerer, voices, lead()),
  ];

  function along(key: 'ahead' | 'behind' | 'mind', line: 'future' | 'past' | 'thoughts'): LenormandSentence[] {
    const cards = linesFrom(table.layout, table.home)[line].slice(0, NEAREST).map(table.at);
    if (cards.length === 0) return say(story[key].none, 'line', [cast.me]);
    return say(story[key].told(narrator.matter(cards)), 'line', cards);
  }

  /** Where what lies ahead leans otherwise than the whole, that is said. */
  function lead(): string {
    const mood = moodOf(voices, intent);
    const ahead = standingOf(
      aheadOf(table).map((card) => ({ card, weight: 1 })),
      intent,
    );
    if (mood === 'light' && ahead < 0) return story.despite.lighter;
    return mood === 'heavy' && ahead > 0 ? story.despite.heavier : story.whole;
  }
}

const NEAREST = 3;

function unsure({ asked, narrator }: Answerer, me: number): LenormandSentence[] {
  const { matter, answering } = asked;
  if (!isHedged(matter)) return [];
  const [way] = answering.matter.voices.unsure;
  return narrator.say(way!.replace('{topic}', answering.matter.about.intents[matter.intent]), 'unsure', [me]);
}

function stands(table: Table, { narrator, gloss }: Answerer): LenormandSentence[] {
  const { laid, cast } = table;
  const { house } = lodgingOf(laid, cast.me);
  const [standing] = standingsOf(table);
  const named = narrator.plain(cast.me);
  const text = narrator.phrases.tableau.story.stands(named, standing!, house === cast.me ? null : gloss(house));
  return narrator.say(text, 'standing', house === cast.me ? [cast.me] : [cast.me, house]);
}

/**
 * The nearest card that the old rule judges where it lies, and the farthest that would say something else close by; not
 * those that are named as what hinders and what helps.
 */
function reach(
  { layout, laid, cast, darkSide, matter }: Table,
  { narrator, gloss }: Answerer,
  named: readonly number[],
): LenormandSentence[] {
  const { near: nearBy, far: farOff, nearAndFar } = narrator.phrases.tableau.story;
  const judged = measureAll(layout, laid, cast.me, darkSide).filter(
    ({ card, tone }) =>
      tone !== null && card !== cast.partner && !named.includes(card) && leanOf(card, matter.intent) !== 0,
  );
  const near = judged.find(({ card, distance }) => isNear(distance) && ofDistance(card)?.near != null);
  const far = judged.findLast(({ card, distance }) => {
    const rule = ofDistance(card);
    return !isNear(distance) && rule?.far != null && rule.far !== rule.near;
  });
  const told = nearAndFar(
    near ? nearBy[near.tone === 'lucky' ? 'kind' : 'hard'](gloss(near.card)) : nearBy.none(''),
    far ? farOff[distant(far.card, far.tone === 'lucky')](gloss(far.card)) : farOff.none(''),
  );
  return narrator.say(told, 'near', [near?.card ?? cast.me, ...(far ? [far.card] : [])]);

  function distant(card: number, lucky: boolean): 'kind' | 'missed' | 'harmless' {
    if (leanOf(card, matter.intent) < 0) return 'harmless';
    return lucky ? 'kind' : 'missed';
  }
}

/** What a family has in common: the house, the child, the money. */
const IN_COMMON = [4, 13, 34];

/** Of people who part, to whom of the two the cards lie nearer of what they have in common; null where nobody parts. */
function parted({ layout, laid, cast }: Table, { narrator, asked }: Answerer): LenormandSentence[] | null {
  const other = [MAN, WOMAN].find((card) => card !== cast.me)!;
  if (!asked.parting || (cast.me !== MAN && cast.me !== WOMAN)) return null;
  const sides = IN_COMMON.map((card) => ({
    card,
    away: measure(layout, laid, cast.me, card).steps - measure(layout, laid, other, card).steps,
  }));
  const listed = (cards: typeof sides) =>
    cards.length === 0 ? null : narrator.phrases.inTurn.names(cards.map(({ card }) => narrator.speak(card)));
  const [mine, theirs] = [sides.filter(({ away }) => away < 0), sides.filter(({ away }) => away > 0)];
  if (mine.length + theirs.length === 0) return null;
  const text = narrator.phrases.tableau.story.parted(listed(mine), listed(theirs), narrator.plain(other));
  return narrator.say(text, 'near', [cast.me, other, ...[...mine, ...theirs].map(({ card }) => card)]);
}

function topic(table: Table, answerer: Answerer): LenormandSentence[] {
  const { narrator, gloss } = answerer;
  const lead = leadOf(table);
  if (lead === null) return [];
  const { house } = lodgingOf(table.laid, lead);
  const beside = besideOf(table, lead);
  const text = narrator.phrases.tableau.story.topic(
    gloss(lead),
    place(table, answerer, lead),
    house === lead ? null : gloss(house),
    beside === null ? null : gloss(beside),
    table.matter.area === null,
  );
  return narrator.say(text, 'subject', [lead, house, ...(beside === null ? [] : [beside])]);
}

function person(table: Table, answerer: Answerer): LenormandSentence[] {
  const { cast } = table;
  const { narrator, asked } = answerer;
  const { story } = narrator.phrases.tableau;
  const found = personCard(table, asked);
  const other = found ?? [MAN, WOMAN].find((card) => card !== cast.me)!;
  const where = place(table, answerer, other);
  if (found === null) return narrator.say(story.nobody(narrator.plain(other), where), 'distance', [cast.me, other]);
  const who = lovedOf(asked) ?? whoOf(asked) ?? narrator.speak(found).noun;
  const text = story.person(who, narrator.plain(found), where, gazeTo(table, found));
  const third = [MAN, WOMAN].find((card) => card !== cast.me && card !== found);
  const stranger = third !== undefined && cast.others.includes(third) ? third : null;
  if (stranger === null) return narrator.say(text, 'gaze', [cast.me, found]);
  const told = text.replace(/[.。]$/u, story.stranger(narrator.plain(stranger)));
  return narrator.say(told, 'gaze', [cast.me, found, stranger]);
}

/** The card of the person asked about; null where nobody is, or nothing on the table is theirs. */
function personCard({ cast }: Table, asked: Asked): number | null {
  const { person } = asked.matter;
  const own = cardOfPerson(person);
  if (own !== undefined) return own === cast.me ? null : own;
  if (cast.partner !== null) return cast.partner;
  if (person === null && lovedOf(asked) === undefined) return null;
  return cast.others[0] ?? null;
}

function place(table: Table, { narrator }: Answerer, card: number): string {
  return narrator.phrases.tableau.story.where(...whereOf(table, card));
}
