import { describe, expect, it } from 'vitest';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import {
  adoptReadings,
  readEntry,
  readJournal,
  removeReading,
  saveClarifier,
  saveLanded,
  saveNote,
  saveReading,
  saveSaid,
  saveServed,
} from '../../src/storage/journal.ts';

/** A draw of one card about a question; each question makes a seal of its own. */
const drawAbout = (question: string) =>
  sealDraw({
    deck: 'tarot',
    spreadId: 1,
    question,
    topic: 'open',
    cards: [{ id: 'maj18', reversed: false, position: 'card' }],
    order: ['maj18'],
    drawnAt: '2026-05-30T12:00:00.000Z',
  });

const SERVED = { level: 'ai', orderId: 'o', state: 'served', text: 'Go.', cursor: '3', price: 0 } as const;
const LANDED = { how: 'partly', words: '', at: '2026-06-30T12:00:00.000Z' } as const;

describe('the journal on this device', () => {
  it('loses neither the note nor the answer nor the follow-up when they come at once', async () => {
    const draw = drawAbout('Shall I go?');
    await saveReading('ada', draw);
    await Promise.all([
      saveServed(draw.seal, SERVED),
      saveNote(draw.seal, 'I went.'),
      saveServed(draw.seal, { ...SERVED, level: 'person' }),
      saveLanded(draw.seal, LANDED),
    ]);
    expect(await readEntry('ada', draw.seal)).toMatchObject({
      draw,
      note: 'I went.',
      served: SERVED,
      servedByPerson: { level: 'person' },
      landed: LANDED,
    });
  });

  it('keeps a reading once, however often its draw is sealed', async () => {
    const draw = drawAbout('Once?');
    await Promise.all([saveReading('bea', draw), saveReading('bea', draw)]);
    await saveNote(draw.seal, 'kept');
    await saveReading('bea', draw);
    expect((await readJournal('bea')).map(({ note }) => note)).toEqual(['kept']);
  });

  it('keeps one clarifier to a reading, the first, and has its sentences said anew', async () => {
    const draw = drawAbout('Which is it?');
    const first = { id: 'cup02', reversed: false, position: 'card', drawnAt: draw.drawnAt, seal: 'a' };
    await saveReading('eve', draw);
    await saveSaid(draw.seal, [1, 2]);
    await Promise.all([saveClarifier(draw.seal, first), saveClarifier(draw.seal, { ...first, id: 'cup03' })]);
    const row = await readEntry('eve', draw.seal);
    expect(row?.clarifier).toEqual(first);
    expect(row?.said).toBeUndefined();
  });

  it('writes nothing beside a reading that is gone', async () => {
    const draw = drawAbout('Gone?');
    await saveReading('cleo', draw);
    await removeReading(draw.seal);
    await saveNote(draw.seal, 'too late');
    expect(await readEntry('cleo', draw.seal)).toBeUndefined();
  });

  it('gives what was drawn before entering to the one who enters', async () => {
    const draw = drawAbout('Mine?');
    await saveReading('', draw);
    await adoptReadings('dora');
    expect((await readEntry('dora', draw.seal))?.owner).toBe('dora');
    expect(await readEntry('ada', draw.seal)).toBeUndefined();
  });
});
