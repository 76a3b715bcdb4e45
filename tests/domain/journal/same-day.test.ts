import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealDraw } from '../../../src/domain/draw/seal.ts';
import type { JournalEntry } from '../../../src/domain/journal/entry.ts';
import { isSameMatter, sameWordsToday } from '../../../src/domain/journal/same-day.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';

const NOW = new Date('2026-06-30T12:00:00.000Z');
const DAY_MS = 86_400_000;

function entry(question: string, agoMs: number, more: Partial<JournalEntry> = {}): JournalEntry {
  const drawnAt = new Date(NOW.getTime() - agoMs).toISOString();
  const cards = [{ id: 'maj18', reversed: false, position: 'answer' }];
  const draw = sealDraw({ deck: 'tarot', spreadId: 1, question, topic: 'open', cards, order: [], drawnAt });
  return { draw, note: '', savedAt: drawnAt, ...more };
}

describe('the same words within a day', () => {
  it('are found until a day has passed, and not from then on', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2 * DAY_MS, max: 3 * DAY_MS }), (agoMs) => {
        const found = sameWordsToday('Will he call me?', [entry('Will he call me?', agoMs)], NOW);
        expect(found).toHaveLength(Math.abs(agoMs) < DAY_MS ? 1 : 0);
      }),
    );
    const at = (agoMs: number) => sameWordsToday('他会联系我吗', [entry('他会联系我吗', agoMs)], NOW).length;
    expect([0, DAY_MS - 1, DAY_MS, DAY_MS + 1].map(at)).toEqual([1, 1, 0, 0]);
  });

  it.each([
    ['Will he call me?', '  will HE call me'],
    ['Will he call me?', 'Ｗｉｌｌ ｈｅ ｃａｌｌ ｍｅ？？'],
    ['他会联系我吗？', '他会 联系我吗!!'],
    ['我們會復合嗎', '「我們會復合嗎？」……'],
  ])('are the same whatever their spaces, case, marks and width: %s, %s', (then, now) => {
    expect(sameWordsToday(now, [entry(then, 1000)], NOW)).toHaveLength(1);
  });

  it('are the same under every change of spaces, marks and width', () => {
    const noise = fc.constantFrom(' ', '　', '?', '？', '!', '、', ',', '…', '“', '」');
    const words = fc.string({ unit: fc.constantFrom(...'abcXYZ019他她会不会來嗎'), minLength: 1, maxLength: 30 });
    const wide = (text: string) => text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(words, fc.array(noise, { minLength: 30, maxLength: 30 }), (asked, between) => {
        const noisy = [...asked].map((one, index) => one + between[index]).join('');
        for (const again of [noisy, wide(asked), asked.toUpperCase(), noisy.toLowerCase()])
          expect(sameWordsToday(again, [entry(asked, 1000)], NOW)).toHaveLength(1);
        expect(sameWordsToday(`${asked}x`, [entry(asked, 1000)], NOW)).toEqual([]);
      }),
    );
  });

  it.each([
    ['Will he call me?', 'Will she call me?'],
    ['他会联系我吗', '他会离开我吗'],
    ['', ''],
    ['？', '？'],
  ])('are not the same in other words, or without any: %s, %s', (then, now) => {
    expect(sameWordsToday(now, [entry(then, 1000)], NOW)).toEqual([]);
  });

  it('come with the last reading first, of whatever deck', () => {
    const found = sameWordsToday('Shall I go?', [entry('Shall I go?', 9000), entry('shall i go', 2000)], NOW);
    expect(found.map(({ draw }) => NOW.getTime() - Date.parse(draw.drawnAt))).toEqual([2000, 9000]);
  });
});

describe('the same matter', () => {
  const understood = matterOf('Will he call me?', 'en');

  it('is what the words say, also where it was only confirmed', () => {
    expect(isSameMatter(understood, undefined, {})).toBe(true);
    const { intent, person, bond } = understood;
    expect(isSameMatter(understood, { intent, person, bond }, {})).toBe(true);
    expect(isSameMatter(understood, undefined, { matter: { intent, person, bond } })).toBe(true);
  });

  it.each([{ intent: 'offer' }, { person: 'boss' }, { bond: 'apart' }] as const)(
    'is another one with %j, and the same when both have it',
    (matter) => {
      expect(isSameMatter(understood, matter, {})).toBe(false);
      expect(isSameMatter(understood, undefined, { matter })).toBe(false);
      expect(isSameMatter(understood, matter, { matter })).toBe(true);
    },
  );

  it('is another one between two other things', () => {
    const between = (now: [string, string] | undefined, then: [string, string] | undefined) =>
      isSameMatter(understood, now ? { options: now } : {}, then ? { options: then } : {});
    expect(between(['Leeds', 'York'], ['Leeds', 'Bath'])).toBe(false);
    expect(between(['Leeds', 'York'], ['york ', 'ＬＥＥＤＳ'])).toBe(true);
    expect(between(['Leeds', 'York'], undefined)).toBe(true);
    expect(between(undefined, ['Leeds', 'York'])).toBe(true);
  });

  it('is between the two things that its words name, whatever they were called afterwards', () => {
    const named = matterOf('Leeds or York?', 'en');
    expect(named.options).toEqual(['Leeds', 'York']);
    expect(isSameMatter(named, { options: ['Leeds', 'York'] }, { options: ['Leeds', 'York with Ann'] })).toBe(true);
  });
});
