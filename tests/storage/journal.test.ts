import { describe, expect, it } from 'vitest';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import type { Landing } from '../../src/domain/journal/entry.ts';
import {
  adoptReadings,
  putLookBackAway,
  readEntry,
  readJournal,
  removeReading,
  saveAnswer,
  saveClarifier,
  saveLanded,
  saveMatter,
  saveNote,
  saveReading,
  saveSaid,
  saveServed,
  saveSpan,
  takeOverReadings,
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

  it('counts how often it was too early in a row, also after an older journal that did not count', async () => {
    const draw = drawAbout('Yet?');
    await saveReading('eva', draw);
    const say = async (how: Landing) => {
      await saveLanded(draw.seal, { how, words: '', at: LANDED.at });
      return (await readEntry('eva', draw.seal))?.landed?.times;
    };
    expect([await say('open'), await say('open'), await say('yes'), await say('open')]).toEqual([1, 2, undefined, 1]);
    const old = drawAbout('Since long?');
    await takeOverReadings('eva', [{ draw: old, note: '', savedAt: LANDED.at, landed: { ...LANDED, how: 'open' } }]);
    await saveLanded(old.seal, { ...LANDED, how: 'open' });
    expect((await readEntry('eva', old.seal))?.landed?.times).toBe(2);
  });

  it('keeps the first answer, until the question is understood otherwise', async () => {
    const draw = drawAbout('What then?');
    await saveReading('fay', draw);
    await saveAnswer(draw.seal, 'Yes.');
    await saveAnswer(draw.seal, 'No.');
    await saveSpan(draw.seal, 'week');
    expect(await readEntry('fay', draw.seal)).toMatchObject({ answer: 'Yes.', span: 'week' });
    await saveMatter(draw.seal, { intent: 'exam' });
    await saveAnswer(draw.seal, 'No.');
    expect(await readEntry('fay', draw.seal)).toMatchObject({ answer: 'No.', matter: { intent: 'exam' } });
  });

  it('brings no reading back to ask about that the person deleted', async () => {
    const draw = drawAbout('Away?');
    await saveReading('gia', draw);
    await removeReading(draw.seal);
    await Promise.all([
      saveSpan(draw.seal, null),
      saveAnswer(draw.seal, 'Yes.'),
      putLookBackAway(draw.seal, new Date()),
      saveLanded(draw.seal, LANDED),
    ]);
    expect(await readJournal('gia')).toEqual([]);
  });

  it('gives what was drawn before entering to the one who enters', async () => {
    const draw = drawAbout('Mine?');
    await saveReading('', draw);
    await adoptReadings('dora');
    expect((await readEntry('dora', draw.seal))?.owner).toBe('dora');
    expect(await readEntry('ada', draw.seal)).toBeUndefined();
  });
});
