import { describe, expect, it } from 'vitest';
import type { Throw } from '../../../src/domain/dice/faces.ts';
import { readThrow } from '../../../src/domain/dice/reading.ts';
import { placeOfThrow, strengthOf } from '../../../src/domain/dice/weigh.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { INTENTS, type Intent } from '../../../src/domain/question/matter-kinds.ts';
import type { Outside } from '../../../src/domain/question/outside.ts';
import type { Scene } from '../../../src/domain/question/scene.ts';
import { type Asked, CLUMSY, everyThrow, LIBRARY, materialOf } from './material.ts';

const FINE: Throw = { point: 'Jupiter', sign: 'Cancer', house: 10 };
const POOR: Throw = { point: 'Saturn', sign: 'Cancer', house: 12 };
const OPEN: Throw = { point: 'Moon', sign: 'Gemini', house: 12 };

const answerOf = (language: Language, thrown: Throw, asked: Asked) =>
  readThrow(materialOf(language, thrown, asked)).answer.map(({ text }) => text);
const ofMatter = (intent: Intent, form: NonNullable<Asked['matter']>['form'], more: Asked['matter'] = {}): Asked => ({
  matter: { intent, form: form!, area: 'work', person: null, span: null, sure: true, ...more },
});

/** The ways of a template as patterns, whatever stands in their places. */
const matches = (text: string, ways: readonly string[]) =>
  ways
    .map((way) => way.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+'))
    .some((way) => new RegExp(way, 'i').test(text));

describe.each(LANGUAGES)('the answer of a throw in %s', (language) => {
  const { answer: own, speech, words } = LIBRARY.get(language)!;
  const spoken = (ways: readonly string[]) => ways.flatMap((way) => own.ofDice(way) ?? []);
  const { whether, should, paces, states, steps, grounds } = speech.matter;

  it('to whether is yes, no or unclear, as nature, dignity and house lean', () => {
    const first = (thrown: Throw) => answerOf(language, thrown, ofMatter('offer', 'whether'))[0]!;
    expect(matches(first(FINE), spoken(whether.offer!.yes))).toBe(true);
    expect(matches(first(POOR), spoken(whether.offer!.no))).toBe(true);
    expect(matches(first(OPEN), spoken(whether.offer!.unclear))).toBe(true);
  });

  it('says in the same answer the point, the sign and the house by which it leans', () => {
    for (const thrown of [FINE, POOR, OPEN]) {
      const text = answerOf(language, thrown, ofMatter('offer', 'whether')).join(' ');
      expect(text).toContain(words.points[thrown.point].name);
      expect(text).toContain(words.signs[thrown.sign].name);
      expect(text.toLowerCase()).toContain(words.houses[thrown.house]!.name.toLowerCase());
      expect(text).toContain(words.signs[thrown.sign].part);
      expect(text).toContain(words.houses[thrown.house]!.part);
    }
  });

  it('to should is a leaning, to when a pace, to what a state', () => {
    const first = (thrown: Throw, asked: Asked) => answerOf(language, thrown, asked)[0]!;
    expect(matches(first(FINE, ofMatter('change', 'should')), spoken(should.change!.do))).toBe(true);
    expect(matches(first(POOR, ofMatter('change', 'should')), spoken(should.change!.refrain))).toBe(true);
    const quick: Throw = { point: 'Mercury', sign: 'Aries', house: 1 };
    const slow: Throw = { point: 'Saturn', sign: 'Taurus', house: 12 };
    expect(matches(first(quick, ofMatter('offer', 'when')), spoken(paces.offer!.soon))).toBe(true);
    expect(matches(first(slow, ofMatter('offer', 'when')), spoken(paces.offer!.far))).toBe(true);
    expect(matches(first(FINE, ofMatter('offer', 'what')), spoken(states.offer!.light))).toBe(true);
    expect(matches(first(POOR, ofMatter('offer', 'what')), spoken(states.offer!.heavy))).toBe(true);
  });

  it('to how is steps of the matter by the elements of the throw, and the deed is another one', () => {
    // Jupiter in Cancer and the house of Capricorn: water and earth.
    const { answer, deed } = readThrow(materialOf(language, FINE, ofMatter('offer', 'how')));
    const told = answer
      .slice(1)
      .map(({ text }) => text)
      .join(language === 'en' ? ' ' : '');
    const filledWay = (way: string) => [way.slice(1)];
    expect(matches(told, filledWay(steps.offer!.cups[0]))).toBe(true);
    expect(matches(told, filledWay(steps.offer!.pentacles[0]))).toBe(true);
    expect(told).not.toContain(deed[0]!.text);
    // Pluto speaks as a Major does, and in a weak place of what to leave off.
    const weak: Throw = { point: 'Pluto', sign: 'Taurus', house: 12 };
    const heard = readThrow(materialOf(language, weak, ofMatter('offer', 'how'))).answer.map(({ text }) => text);
    expect(matches(heard.join(language === 'en' ? ' ' : ''), filledWay(steps.offer!.majors[1]))).toBe(true);
  });

  it('to why is the ground of the matter', () => {
    const text = answerOf(language, FINE, ofMatter('offer', 'why')).join(language === 'en' ? ' ' : '');
    expect(matches(text, [grounds.offer!.cups[0]])).toBe(true);
  });

  it('says exactly the house of the question, and never that it is weak and strong in turn', () => {
    const { place } = own.reason;
    const last = (thrown: Throw, asked: Asked) => answerOf(language, thrown, asked).at(-1)!;
    // Of a body no face says how much the answer counts.
    const asked = ofMatter('health', 'whether', { area: null });
    const said = last({ point: 'Jupiter', sign: 'Virgo', house: 6 }, asked);
    expect(matches(said, [...Object.values(place), ...Object.values(own.reason.sum)].flat())).toBe(false);
    for (const [intent, house] of [
      ['meet', 5],
      ['family', 4],
      ['purchase', 4],
      ['study', 3],
      ['lost', 2],
      ['friend', 11],
      ['mood', 12],
    ] as const) {
      const text = last({ point: 'Sun', sign: 'Libra', house }, ofMatter(intent, 'whether'));
      expect(matches(text, place.own)).toBe(true);
    }
  });

  it('says of the house what the house does, and of the sum what both amount to', () => {
    const { rank, place, sum } = own.reason;
    const said = (thrown: Throw) => answerOf(language, thrown, ofMatter('commit', 'whether')).at(-1)!;
    const hidden = said({ point: 'Sun', sign: 'Leo', house: 12 });
    for (const ways of [[rank.domicile], place.cadent, sum.strong]) expect(matches(hidden, ways)).toBe(true);
    const lifted = said({ point: 'Jupiter', sign: 'Capricorn', house: 10 });
    for (const ways of [[rank.fall], place.ofSign, sum.middling]) expect(matches(lifted, ways)).toBe(true);
    for (const thrown of everyThrow.filter(({ house }) => house === 12 || house === 6)) {
      const asked = { intent: 'commit', person: null } as const;
      if (placeOfThrow(thrown, asked) !== 'cadent') continue;
      expect(matches(said(thrown), place.cadent)).toBe(true);
      expect(matches(said(thrown), sum[strengthOf(thrown, asked)])).toBe(true);
    }
  });

  it('tells a journey from a move, and a car from a house', () => {
    const { place } = own.reason;
    const isOwn = (house: number, intent: Intent, scene?: Scene) => {
      const material = {
        ...materialOf(language, { point: 'Sun', sign: 'Libra', house }, ofMatter(intent, 'whether')),
        ...(scene ? { scene } : {}),
      };
      const text = readThrow(material).answer.at(-1)!.text;
      return matches(text, place.own);
    };
    expect(isOwn(4, 'move')).toBe(true);
    expect(isOwn(4, 'move', 'journey')).toBe(false);
    expect(isOwn(9, 'move', 'journey')).toBe(true);
    expect(isOwn(3, 'purchase')).toBe(false);
    expect(isOwn(3, 'purchase', 'vehicle')).toBe(true);
  });

  it('says where to look for what is lost, by all three faces', () => {
    const thrown: Throw = { point: 'Mercury', sign: 'Libra', house: 1 };
    const text = answerOf(language, thrown, ofMatter('lost', 'what', { area: null })).join(' ');
    for (const part of [own.lost.points.Mercury, own.lost.signs.Libra, own.lost.houses[1]!])
      expect(text).toContain(part);
  });

  it('to which says by what to choose, with both names', () => {
    const text = answerOf(language, FINE, ofMatter('offer', 'which', { options: ['Kiel', 'Bath'] })).join(' ');
    expect(text).toContain('Kiel');
    expect(text).toContain('Bath');
  });

  it('reads the point as the person who is asked about, and names the person', () => {
    const asked = ofMatter('feelings', 'what', { person: 'ex', area: 'love' });
    const [, called] = speech.matter.about.persons.ex;
    const text = answerOf(language, { point: 'Venus', sign: 'Pisces', house: 7 }, asked).join(' ');
    expect(text).toContain(own.inPerson.Venus.replaceAll('{s}', 's'));
    expect(text).toContain(called);
  });

  it('to when names a span of time, but not of a body', () => {
    for (const thrown of everyThrow.filter((_, index) => index % 11 === 0))
      for (const intent of ['self', 'mood', 'offer'] as const)
        expect(answerOf(language, thrown, ofMatter(intent, 'when')).join(' ')).toMatch(own.span.named);
    const ofBody = answerOf(language, FINE, ofMatter('health', 'when')).join(' ');
    for (const span of ['soon', 'condition', 'far'] as const) expect(ofBody).not.toContain(own.span[span]);
  });

  it('puts the named time before it', () => {
    const [, prefix] = speech.matter.about.spans.week;
    const text = answerOf(language, FINE, ofMatter('offer', 'whether', { span: 'week' })).join(' ');
    expect(text).toContain(prefix);
  });

  it('never says in its reason what the tables of dignity do not', () => {
    const { rank } = own.reason;
    const said = (thrown: Throw) => answerOf(language, thrown, ofMatter('offer', 'whether')).at(-1)!;
    for (const thrown of everyThrow.filter(({ house }) => house === 3)) {
      const node = thrown.point === 'NorthNode' || thrown.point === 'SouthNode';
      if (node) expect(matches(said(thrown), Object.values(rank))).toBe(false);
    }
    expect(matches(said({ point: 'Mars', sign: 'Cancer', house: 4 }), [rank.fall])).toBe(true);
    expect(matches(said({ point: 'Venus', sign: 'Aries', house: 4 }), [rank.detriment])).toBe(true);
    expect(matches(said({ point: 'Sun', sign: 'Leo', house: 4 }), [rank.domicile])).toBe(true);
    expect(matches(said({ point: 'Moon', sign: 'Taurus', house: 4 }), [rank.exaltation])).toBe(true);
  });

  it('has a way to speak of every matter without a card', () => {
    const { openings, prompts, voices } = speech.matter;
    const groups = [...INTENTS.map((intent) => prompts[intent]), voices.unsure];
    const nested = [openings, whether, should, paces, states].flatMap((one) =>
      Object.values(one).flatMap((ways) => Object.values(ways) as (readonly string[])[]),
    );
    for (const ways of [...groups, ...nested]) expect(spoken(ways)).not.toEqual([]);
  });
});

describe('the person of a throw', () => {
  it.each(LANGUAGES)('stands on a side that is named once: %s', (language) => {
    for (const person of ['business', 'ex', 'other'] as const)
      for (const seal of ['00', '01', '02', '03', '04', '05'].map((start) => start.repeat(32))) {
        const matter = { intent: 'contact', form: 'what', person } as const;
        const text = answerOf(language, FINE, { matter, seal }).join(' ');
        expect(text).not.toMatch(/side’s side|[方邊边]那[邊边]|on on|of of/);
      }
  });

  it('has its places where something is noticed, not whether', () => {
    const { where } = LIBRARY.get('en')!.answer;
    for (const place of Object.values(where.love)) expect(place).not.toMatch(/^in whether/);
  });
});

describe('a question that is not for dice', () => {
  it.each(LANGUAGES)('is told so, asks for nothing to do, and names no cards: %s', (language) => {
    for (const outside of Object.keys(LIBRARY.get(language)!.speech.matter.outside) as Outside[]) {
      const { answer, deed, prompt } = readThrow(materialOf(language, FINE, { matter: { outside } }));
      expect(answer.length).toBeGreaterThan(0);
      for (const { text } of answer) expect(text).not.toMatch(CLUMSY[language]);
      expect([...deed, ...prompt]).toEqual([]);
    }
  });
});

describe('the answer of a throw', () => {
  it('turns a yes round where a yes is what weighs something', () => {
    const { speech } = LIBRARY.get('en')!;
    const first = (thrown: Throw) => answerOf('en', thrown, ofMatter('loyalty', 'whether', { area: 'love' }))[0]!;
    expect(matches(first({ ...POOR, point: 'Neptune' }), speech.matter.whether.loyalty!.yes.map(ofDice))).toBe(true);
    expect(matches(first(FINE), speech.matter.whether.loyalty!.no.map(ofDice))).toBe(true);
    function ofDice(way: string): string {
      return LIBRARY.get('en')!.answer.ofDice(way) ?? way;
    }
  });

  it('uses the terms of mainland astrologers: 落陷 for detriment, 入弱 for fall', () => {
    const { rank } = LIBRARY.get('zh-CN')!.answer.reason;
    expect(rank.fall).toContain('入弱');
    expect(rank.detriment).toContain('落陷');
  });

  it('is never left to the asker as an exercise', () => {
    for (const thrown of everyThrow.filter((_, index) => index % 17 === 0)) {
      expect(answerOf('en', thrown, {}).join(' ')).not.toMatch(/of your own:|names of your own|Try it on/);
    }
  });
});

describe.each(LANGUAGES)('what is lost, in %s', (language) => {
  const { answer: own, speech } = LIBRARY.get(language)!;
  const { cups, pentacles } = speech.matter.steps.lost!;
  const search = (more: Asked['matter']) => ofMatter('lost', 'how', { area: null, ...more });

  it('is looked for where the faces point, and no step sends elsewhere', () => {
    for (const thrown of everyThrow) {
      const { answer, deed } = readThrow(materialOf(language, thrown, search({})));
      const text = [...answer, ...deed].map((one) => one.text.toLowerCase()).join(' ');
      for (const step of [cups[0], ...pentacles]) expect(text).not.toContain(step.toLowerCase().slice(0, -1));
    }
  });

  it('is on no shelf where it is an animal', () => {
    const thrown: Throw = { point: 'Venus', sign: 'Gemini', house: 2 };
    const told = (more: Asked['matter']) => answerOf(language, thrown, search(more)).join(' ');
    expect(told({})).toContain(own.lost.signs.Gemini);
    expect(told({ person: 'animal' })).not.toContain(own.lost.signs.Gemini);
    expect(told({ facet: 'animal' })).not.toContain(own.lost.signs.Gemini);
  });
});
