import { describe, expect, it } from 'vitest';
import type { Leads } from '../../../src/domain/reading/texts.ts';
import { type Tone, toneOf } from '../../../src/domain/reading/tone.ts';
import { TAROT_SPREADS, tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { loadReadingPhrases } from '../../../src/library/reading/load.ts';
import { strangeTo } from '../../library/script.ts';
import { LIBRARY, readingOf } from './material.ts';

const { phrases } = LIBRARY.get('en')!;

/** A Celtic Cross of two cards. */
function crossedBy(id: string, seal: string) {
  const cards = [
    { id: 'wan02', reversed: false, position: 'heart' },
    { id, reversed: false, position: 'crossing' },
  ];
  return readingOf('en', { spread: { id: 11 }, cards, topic: 'work', seal });
}

/** The ways of a place, by tone where it has such. */
const waysOf = (leads: Leads): (readonly string[])[] =>
  Array.isArray(leads) ? [leads as readonly string[]] : Object.values(leads);

const leadOver = (id: string, seal: string) => crossedBy(id, seal).parts[1]!.paragraphs[0]![0]!.text;

describe('what a place says before its card', () => {
  it('is said of places that there are, each in three ways or more, of which one may be silence', () => {
    for (const [key, leads] of Object.entries(phrases.places ?? {})) {
      const [spread, place] = key.split('.') as [string, string];
      const known = Array.from({ length: 50 }, (_, index) => tarotSpread(index + 1)).find((one) => one?.key === spread);
      expect(
        known?.positions.map((one) => one.key),
        key,
      ).toContain(place);
      for (const ways of waysOf(leads!)) {
        expect(new Set(ways).size, key).toBeGreaterThanOrEqual(3);
        for (const way of ways) expect(way, key).toMatch(/^$|^[A-Z“].*[.?]$/u);
      }
    }
  });

  it('depends on how welcome the card is', () => {
    expect(toneOf({ id: 'maj19', reversed: false })).toBe('welcome');
    expect(toneOf({ id: 'maj19', reversed: true })).toBe('hard');
    expect(toneOf({ id: 'swo09', reversed: false })).toBe('hard');
    expect(toneOf({ id: 'swo09', reversed: true })).toBe('plain');
    const ways = phrases.places!['celticCross.crossing'] as Partial<Record<Tone, readonly string[]>>;
    expect(ways.welcome!.join(' ')).toContain(leadOver('maj19', '0'.repeat(64)));
    // That a heavy card is in the way is said by the place and the card.
    expect(
      crossedBy('swo09', '0'.repeat(64))
        .parts[1]!.paragraphs.flat()
        .map(({ source }) => source.rule),
    ).not.toContain('lead');
  });

  it('changes with the seal and with nothing else', () => {
    const seals = Array.from({ length: 9 }, (_, index) => `0000000${index}`.padEnd(64, 'a'));
    const said = seals.map((seal) => leadOver('maj19', seal));
    expect(new Set(said).size).toBe(3);
    expect(seals.map((seal) => leadOver('maj19', seal))).toEqual(said);
  });
});

describe.each(['zh-CN', 'zh-TW'] as const)('places and counts in %s', (language) => {
  it('belong to spreads that there are, and are written in their own script', async () => {
    const { places = {} } = await loadReadingPhrases(language);
    for (const [key, leads] of Object.entries(places)) {
      const [spread, place] = key.split('.') as [string, string];
      const known = TAROT_SPREADS.find((one) => one.key === spread);
      expect(
        known?.positions.map((one) => one.key),
        key,
      ).toContain(place);
      for (const ways of waysOf(leads!)) {
        expect(ways.join(''), key).not.toBe('');
        for (const way of ways) expect(way, key).toMatch(/^$|[。？]$/u);
        expect(strangeTo(language === 'zh-TW' ? 'Taiwan' : 'mainland', ways.join(''))).toEqual([]);
      }
    }
  });

  it('are told in more than one way, as the seal chooses', async () => {
    const { suit, number, opposed } = await loadReadingPhrases(language);
    const seals = Array.from({ length: 400 }, (_, way) => way * 7919);
    const ways = (say: (way: number) => string) => new Set(seals.map(say)).size;
    for (const say of [...Object.values(suit), ...Object.values(number)])
      expect(ways((way) => say(3, way, 5))).toBeGreaterThanOrEqual(2);
    expect(ways((way) => opposed('A', 'B', ['fire', 'water'], way))).toBeGreaterThanOrEqual(3);
  });

  it('keep the Tens apart from a number that follows', async () => {
    const { bridges, friends, opposed, paths } = await loadReadingPhrases(language);
    const ten = '权杖十';
    const seals = Array.from({ length: 400 }, (_, way) => way * 7919);
    const told = [
      ...Object.values(bridges).flatMap((ways) => ways.map((way) => way(ten, ten))),
      ...seals.flatMap((way) => [
        friends(ten, ten, ['fire', 'air'], way, true),
        friends(ten, ten, ['fire', 'air'], way, false),
        opposed(ten, ten, ['fire', 'water'], way),
        paths(ten, ten, way),
      ]),
    ];
    for (const text of told) expect(text).not.toMatch(/十[一二兩两三四五六七八九]/u);
  });
});
