import { describe, expect, it } from 'vitest';
import { answered } from '../../src/domain/lesson/memory.ts';
import {
  adoptLessons,
  changeDayCard,
  forgetMemory,
  readDayCard,
  readMemories,
  saveMemory,
  takeOverMemories,
} from '../../src/storage/lessons.ts';

const early = answered(undefined, 'knewIt', new Date('2026-11-20T08:00:00Z'));
const late = answered(early, 'notYet', new Date('2026-11-23T08:00:00Z'));

describe('lessons on this device', () => {
  it('belong to whoever learnt; what was learnt before entering becomes theirs where it is the later word', async () => {
    await saveMemory('', 'maj00', late);
    await saveMemory('', 'maj01', early);
    await saveMemory('ada', 'maj00', early);
    await saveMemory('ada', 'maj01', late);
    await saveMemory('bea', 'len01', early);
    expect([...(await readMemories('bea')).keys()].sort()).toEqual(['len01', 'maj00', 'maj01']);
    await adoptLessons('ada');
    expect(Object.fromEntries(await readMemories('ada'))).toEqual({ maj00: late, maj01: late });
    expect([...(await readMemories('bea')).keys()]).toEqual(['len01']);
    expect((await readMemories('')).size).toBe(0);
  });

  it('of a file are taken over where they are the later word, and forgotten when an answer is taken back', async () => {
    await saveMemory('cleo', 'cup01', late);
    const brought = [
      { card: 'cup01' as const, ...early },
      { card: 'cup02' as const, ...early },
    ];
    expect(await takeOverMemories('cleo', brought)).toBe(1);
    expect(await takeOverMemories('cleo', brought)).toBe(0);
    expect((await readMemories('cleo')).get('cup01')).toEqual(late);
    await forgetMemory('cleo', 'cup02');
    expect([...(await readMemories('cleo')).keys()]).toEqual(['cup01']);
  });

  it('the card of the day stays the same for who enters on the way', async () => {
    await changeDayCard('', () => ({ seed: 'first', turned: {} }));
    await adoptLessons('dora');
    expect((await readDayCard('dora'))?.seed).toBe('first');
    await changeDayCard('', () => ({ seed: 'second', turned: {} }));
    await adoptLessons('dora');
    expect((await readDayCard('dora'))?.seed).toBe('first');
    expect(await readDayCard('')).toBeUndefined();
  });
});
