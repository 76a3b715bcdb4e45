import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { POSITIONS } from '../../../src/domain/lenormand/cell.ts';
import { leanOf } from '../../../src/domain/lenormand/polarity.ts';
import { composeLenormand } from '../../../src/domain/lenormand/reading/compose.ts';
import { INTENTS, type Matter } from '../../../src/domain/question/matter-kinds.ts';
import { hashOf } from '../../../src/domain/reading/said.ts';
import { LENORMAND_SPREADS, lenormandSpread } from '../../../src/domain/spread/lenormand.ts';
import { ask, everySentence, says, textOf } from './asked.ts';
import { ANSWERING, anyLanguage, anyOrder, asking, faultOf, LIBRARIES, laidOn, SEAL, textsOf } from './world.ts';

const SUN = 31;
const KEY = 33;
const BOUQUET = 9;
const MOUNTAIN = 21;
const COFFIN = 8;
const CROSS = 36;
const RING = 25;
const LETTER = 27;
const ANCHOR = 35;
const STORK = 17;

const FORMS = ['whether', 'should', 'which', 'when', 'how', 'why', 'what'] as const;
const SMALL = LENORMAND_SPREADS.filter(({ id }) => id < 60);

describe.each(LANGUAGES)('the answer of a line in %s', (language) => {
  const { whether, should, which, paces, states, steps, grounds, about } = ANSWERING.get(language)!.matter;
  const contact = { intent: 'contact', form: 'whether', area: 'love' } as const;

  it('to whether is yes, no, or honestly unclear, as the cards lean', () => {
    const answer = (cards: readonly number[]) => textOf(ask(language, { cards, matter: contact }).answer);
    expect(says(answer([BOUQUET, SUN, KEY]), whether.contact!.yes)).toBe(true);
    expect(says(answer([MOUNTAIN, CROSS, COFFIN]), whether.contact!.no)).toBe(true);
    expect(says(answer([28, 3, 22]), whether.contact!.unclear)).toBe(true);
  });

  it('to should is a leaning', () => {
    const matter = { intent: 'change', form: 'should', area: 'work' } as const;
    const answer = (cards: readonly number[]) => textOf(ask(language, { cards, matter }).answer);
    expect(says(answer([SUN, KEY, STORK]), should.change!.do)).toBe(true);
    expect(says(answer([MOUNTAIN, CROSS, ANCHOR]), should.change!.refrain)).toBe(true);
  });

  it('to which is one of the two by its name as it was typed, and even where both lie alike', () => {
    const matter = { intent: 'move', form: 'which', options: ['London', '上海 (老家)'] as [string, string] } as const;
    const answer = (cards: readonly number[]) => textOf(ask(language, { cards, matter, id: 53 }).answer);
    const first = answer([SUN, KEY, 22, MOUNTAIN, COFFIN]);
    expect(says(first, which.a)).toBe(true);
    expect(first).toContain('London');
    const second = answer([MOUNTAIN, COFFIN, 22, SUN, KEY]);
    expect(says(second, which.b)).toBe(true);
    expect(second).toContain('上海 (老家)');
    expect(says(answer([28, 15, 22, 26, 29]), which.even)).toBe(true);
  });

  it('to when is a season or a condition by the pace of the cards, never a date', () => {
    const matter = { intent: 'offer', form: 'when', area: 'work' } as const;
    const answer = (cards: readonly number[]) => textOf(ask(language, { cards, matter }).answer);
    expect(says(answer([1, 12, 17]), paces.offer!.soon)).toBe(true);
    expect(says(answer([5, 19, 36]), paces.offer!.far)).toBe(true);
    expect(says(answer([6, 24, 22]), paces.offer!.condition)).toBe(true);
  });

  it('to how is steps of the matter by the suits of the cards, and the deed is another one', () => {
    const matter = { intent: 'colleagues', form: 'how', area: 'work' } as const;
    const cards = [1, MOUNTAIN, SUN];
    const { answer, deed } = ask(language, { cards, matter });
    const ofMatter = steps.colleagues!;
    // Sun: the ace of diamonds, kind; Mountain: the eight of clubs, hard; Rider: the nine of hearts, kind.
    for (const way of [ofMatter.pentacles[0], ofMatter.wands[1], ofMatter.cups[0]]) {
      expect(says(textOf(answer), [way.slice(1)])).toBe(true);
      expect(says(textOf(deed), [way.slice(1)])).toBe(false);
    }
    expect(
      Object.values(ofMatter)
        .flat()
        .some((way) => says(textOf(deed), [way.slice(1)])),
    ).toBe(true);
  });

  it('to why is the ground of the matter by the hardest card, wherever it lies', () => {
    const matter = { intent: 'colleagues', form: 'why', area: 'work' } as const;
    for (const cards of [
      [1, MOUNTAIN, SUN],
      [SUN, 1, MOUNTAIN],
    ]) {
      const { answer } = ask(language, { cards, matter });
      expect(answer[0]!.source.cards).toEqual(['len21']);
      expect(says(textOf(answer), [grounds.colleagues!.wands[1]])).toBe(true);
    }
  });

  it('to what is how the matter stands', () => {
    const matter = { intent: 'outlook', form: 'what', area: 'work' } as const;
    const { answer } = ask(language, { cards: [BOUQUET, SUN, KEY], matter });
    expect(says(textOf(answer), states.outlook!.light)).toBe(true);
  });

  it('names the card of the matter with the cards on both sides of it', () => {
    const { answer } = ask(language, { cards: [6, LETTER, SUN], matter: contact });
    expect(answer.find(({ source }) => source.rule === 'subject')!.source.cards).toEqual(['len27', 'len06', 'len31']);
    const boss = { intent: 'colleagues', form: 'whether', area: 'work', person: 'boss' } as const;
    const nine = ask(language, { cards: [1, 2, 3, 4, 15, 6, 7, 8, 9], matter: boss, id: 55 }).answer;
    expect(nine.find(({ source }) => source.rule === 'subject')!.source.cards).toEqual(['len15', 'len04', 'len06']);
    const none = ask(language, { cards: [2, 3, 5], matter: contact }).answer;
    expect(none.map(({ source }) => source.rule)).not.toContain('subject');
  });

  it('names the time and the person', () => {
    const cards = [MOUNTAIN, CROSS, COFFIN];
    const named = ask(language, { cards, matter: { ...contact, person: 'boss', span: 'week' } }).answer;
    expect(textOf(named).toLowerCase()).toContain(about.persons.boss[1].toLowerCase());
    expect(textOf(named).toLowerCase()).toContain(about.spans.week[1].replace(/[,，]$/, '').toLowerCase());
  });

  it('begins with no other person of whom nothing more is known', () => {
    const text = (matter: Partial<Matter>) =>
      textOf(
        ask(language, { cards: [MOUNTAIN, CROSS, COFFIN], matter: { intent: 'study', form: 'whether', ...matter } })
          .answer,
      );
    expect(text({ person: 'other' })).not.toContain(about.persons.other[1]);
    expect(text({ person: 'child' })).toContain(about.persons.child[1]);
  });

  it('says each card as what it stands for in the area', () => {
    const story = (area: Matter['area']) =>
      ask(language, { cards: [1, 34, 3], matter: { intent: 'outlook', form: 'what', area } }).parts[0]!
        .paragraphs[0]![0]!.text;
    expect(new Set((['love', 'work', 'money', 'study', 'home', 'self', null] as const).map(story)).size).toBe(7);
  });

  it('says how the question was understood where it could as well mean something else', () => {
    const rules = (tied: { tied?: true }) =>
      ask(language, { cards: [SUN, KEY, BOUQUET], matter: { ...contact, ...tied } }).answer.map(
        ({ source }) => source.rule,
      );
    expect(rules({ tied: true })[0]).toBe('unsure');
    expect(rules({})[0]).toBe('answer');
  });
});

describe('the answer of a few cards', () => {
  it('hears Ring and Coffin in a bond, the Letter in a silence, and the Anchor in work, as tradition does', () => {
    expect(leanOf(RING, 'commit')).toBeGreaterThan(leanOf(RING, 'mood'));
    expect(leanOf(COFFIN, 'bond')).toBeLessThan(leanOf(COFFIN, 'study'));
    expect(leanOf(LETTER, 'contact')).toBeGreaterThan(leanOf(LETTER, 'mood'));
    expect(leanOf(ANCHOR, 'offer')).toBeGreaterThan(0);
    expect(leanOf(ANCHOR, 'change')).toBeLessThan(0);
  });

  it('turns round where a yes is what weighs something', () => {
    const { whether } = ANSWERING.get('en')!.matter;
    const matter = { intent: 'loyalty', form: 'whether', area: 'love' } as const;
    expect(says(textOf(ask('en', { cards: [MOUNTAIN, CROSS, COFFIN], matter }).answer), whether.loyalty!.yes)).toBe(
      true,
    );
    expect(says(textOf(ask('en', { cards: [BOUQUET, SUN, 18], matter }).answer), whether.loyalty!.no)).toBe(true);
  });

  it('is no surer when a good card stands in its way, and says so where the last card leans otherwise', () => {
    const matter = { intent: 'exam', form: 'whether', area: 'study' } as const;
    const { answer } = ask('en', { cards: [SUN, 32, BOUQUET, KEY, 11], matter, id: 53 });
    expect(answer.map(({ source }) => source.rule)).toContain('odds');
    expect(answer.find(({ source }) => source.rule === 'odds')!.source.cards).toContain('len11');
  });

  it('speaks of the Man as of whom the question names as him, and of the Woman as a woman', () => {
    const spread = lenormandSpread(52)!;
    const asked = asking('en', 'love', { intent: 'contact', form: 'whether', person: 'ex', sure: true }, 'he');
    const draw = { cards: laidOn(spread, [28, 1, 29]), seal: SEAL };
    const { parts } = composeLenormand({ ...LIBRARIES.get('en')!, ...asked, spread, draw });
    expect(textOf(parts[0]!.paragraphs[0]!)).toMatch(/your ex.*the woman/i);
  });

  it('leaves no placeholder, says no sentence twice, whatever is asked', () => {
    const layings = fc.record({
      language: anyLanguage,
      order: anyOrder,
      spread: fc.constantFrom(...SMALL),
      intent: fc.constantFrom(...INTENTS),
      form: fc.constantFrom(...FORMS),
      area: fc.constantFrom('love', 'work', 'money', 'study', 'home', 'self', null),
      person: fc.constantFrom('ex', 'boss', 'mother', 'unmet', 'parents', null),
      span: fc.constantFrom('week', 'year', null),
      sure: fc.boolean(),
      seal: fc.integer({ min: 0, max: 0xffffffff }).map((number) => number.toString(16).padStart(64, '0')),
    });
    fc.assert(
      fc.property(layings, ({ language, order, spread, seal, ...asked }) => {
        const matter = { ...asked, options: asked.form === 'which' ? (['甲', '乙'] as [string, string]) : null };
        const said = everySentence(ask(language, { cards: order, matter, id: spread.id, seal }));
        for (const { text, source } of said) {
          expect(text).not.toMatch(/[{}]/);
          expect(faultOf(language, text), text).toBeUndefined();
          expect(source.cards.length).toBeGreaterThan(0);
        }
        expect(new Set(textsOf(said)).size).toBe(said.length);
      }),
      { numRuns: 250 },
    );
  });

  it('agrees with the polarity of its cards, and never promises against all of them', () => {
    const { whether } = ANSWERING.get('en')!.matter;
    fc.assert(
      fc.property(fc.constantFrom(...INTENTS), anyOrder, (intent, order) => {
        fc.pre(intent !== 'loyalty' && intent !== 'leave');
        const kind = order.filter((card) => leanOf(card, intent) > 0).slice(0, 5);
        const hard = order.filter((card) => leanOf(card, intent) < 0).slice(0, 5);
        const answer = (cards: readonly number[]) =>
          textOf(ask('en', { cards, matter: { intent, form: 'whether' }, id: 53 }).answer);
        expect(says(answer(kind), whether[intent]!.yes)).toBe(true);
        expect(says(answer(hard), whether[intent]!.no)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('never ends against its own cards without saying so', () => {
    const { whether } = ANSWERING.get('en')!.matter;
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(52, 53, 54, 55), (order, id) => {
        const { answer } = ask('en', {
          cards: order,
          matter: { intent: 'contact', form: 'whether', area: 'love' },
          id,
        });
        const text = textOf(answer);
        const last = order[lenormandSpread(id)!.positions.length - 1]!;
        const lean = leanOf(last, 'contact');
        const against = (says(text, whether.contact!.yes) && lean < 0) || (says(text, whether.contact!.no) && lean > 0);
        expect(answer.some(({ source }) => source.rule === 'odds')).toBe(against);
      }),
      { numRuns: 100 },
    );
  });

  it('gives way to another wording where it was read lately', () => {
    const spread = lenormandSpread(52)!;
    const draw = { cards: laidOn(spread, [SUN, KEY, BOUQUET]), seal: SEAL };
    const asked = asking('en', 'love', { intent: 'contact', form: 'whether', sure: true });
    const material = { ...LIBRARIES.get('en')!, ...asked, spread, draw };
    const first = composeLenormand(material);
    const read = new Set(everySentence(first).map(({ text }) => hashOf(text)));
    const again = composeLenormand({ ...material, read });
    expect(textOf(again.deed)).not.toBe(textOf(first.deed));
    expect(textOf(again.prompt)).not.toBe(textOf(first.prompt));
  });
});

describe('a language whose pairs are all written', () => {
  it.each(LANGUAGES)('says none by grammar: %s', (language) => {
    const library = LIBRARIES.get(language)!;
    const pairs = Object.fromEntries(
      POSITIONS.flatMap((first) =>
        POSITIONS.filter((second) => second !== first).map((second) => [
          `${first}+${second}`,
          language === 'en' ? `Words of ${first} and ${second}.` : `${first}和${second}的话。`,
        ]),
      ),
    );
    const spread = lenormandSpread(55)!;
    const draw = { cards: laidOn(spread, POSITIONS), seal: SEAL };
    const { pairMatters: _, ...known } = library;
    const material = { ...known, pairs, furtherPairs: {}, ...asking(language, 'love'), spread, draw };
    const said = composeLenormand(material).parts.flatMap(({ paragraphs }) => paragraphs.flat());
    const told = said.filter(({ source }) => source.rule === 'pair' || source.rule === 'traditional');
    expect(told.length).toBeGreaterThan(2);
    const grammar = new RegExp(language === 'en' ? /words of \d+ and \d+/i : /\d+和\d+的话/);
    for (const { text } of told) expect(text).toMatch(grammar);
  });
});

describe('what the table of nine and a line tell of where cards lie', () => {
  it('reads the card of the question at the end of a row with the one beside it, and none above or below', () => {
    const nine = [1, 13, 23, 25, 34, 31, 4, 15, 9];
    const matter = { intent: 'leave', form: 'what', area: 'love', person: null, options: null, span: null } as const;
    const topic = ask('en', { cards: nine, matter, id: 55 }).answer.find(({ source }) => source.rule === 'subject')!;
    expect(topic.source.cards).toEqual(['len25', 'len34']);
  });

  it('goes through the steps in the order of the line', () => {
    const cards = [24, 11, 3, 22, 25, 18, 9];
    const matter = { intent: 'friend', form: 'how', area: 'home', person: null, options: null, span: null } as const;
    const steps = ask('en', { cards, matter, id: 54 }).answer.filter(({ source }) => source.rule === 'answer');
    const places = steps.map(({ source }) => cards.indexOf(Number(source.cards[0]!.slice(3))));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBeGreaterThan(1);
  });
});
