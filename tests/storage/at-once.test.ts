import { describe, expect, it } from 'vitest';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import { changeDream, readDream, saveDream } from '../../src/storage/diary.ts';
import {
  adoptReadings,
  changeServed,
  readEntry,
  saveLanded,
  saveNote,
  saveReading,
  saveServed,
} from '../../src/storage/journal.ts';
import { changeDayCard, readDayCard } from '../../src/storage/lessons.ts';
import { putInOutbox, readOutbox, refuseInOutbox, takeFromOutbox } from '../../src/storage/outbox/outbox.ts';
import type { ServedReading } from '../../src/storage/store/rows.ts';

const drawOf = (question: string) =>
  sealDraw({
    deck: 'tarot',
    spreadId: 1,
    question,
    topic: 'open',
    cards: [{ id: 'maj17', reversed: false, position: 'card' }],
    order: ['maj17'],
    drawnAt: '2026-05-30T12:00:00.000Z',
  });
const served: ServedReading = { level: 'ai', orderId: 'o1', state: 'writing', text: '', cursor: '', price: 9 };
const landed = { how: 'yes', words: 'it came', at: '2026-06-30T12:00:00.000Z' } as const;

describe('what happens to one row at once', () => {
  it('loses neither a note nor a text that comes while it is typed', async () => {
    const draw = drawOf('a note beside a text');
    await saveReading('', draw);
    await saveServed(draw.seal, served);
    const grow = (part: string) => changeServed(draw.seal, 'ai', (now) => ({ ...now, text: now.text + part }));
    await Promise.all([
      grow('One '),
      saveNote(draw.seal, 'my own words'),
      grow('two '),
      saveLanded(draw.seal, landed),
      adoptReadings('ada'),
      grow('three.'),
    ]);
    const row = await readEntry('ada', draw.seal);
    expect(row).toMatchObject({ owner: 'ada', note: 'my own words', landed, served: { text: 'One two three.' } });
  });

  it('loses neither a word of a dream nor the reading that comes meanwhile', async () => {
    const note = { dreamtOn: '2026-06-01', title: '', text: 'A stair', mood: null, symbols: [] };
    await saveDream('cleo', 'd1', note);
    await Promise.all([
      changeDream('d1', (row) => ({ ...row, served })),
      saveDream('cleo', 'd1', { ...note, text: 'A stair of water' }),
      changeDream('d1', (row) => ({ ...row, served: { ...served, text: 'Water rises.' } })),
    ]);
    const row = await readDream('cleo', 'd1');
    expect(row).toMatchObject({ text: 'A stair of water', served: { text: 'Water rises.' } });
  });

  it('turns one card of the day, however often it is tapped', async () => {
    const turn = (seed: string) =>
      changeDayCard('dora', (row) => row ?? { seed, turned: { tarot: { day: '1', at: '', reversals: 'half' } } });
    await Promise.all([turn('first'), turn('second')]);
    expect((await readDayCard('dora'))?.seed).toBe('first');
  });

  it('brings nothing back that was taken back before the server said no', async () => {
    const payload = { draw: drawOf('taken back'), level: 'ai' } as const;
    const row = { kind: 'draw', owner: 'eve', payload, about: '' } as const;
    await putInOutbox({ ...row, key: 'k1' });
    await putInOutbox({ ...row, key: 'k2' });
    await takeFromOutbox('k1');
    await Promise.all([refuseInOutbox('k1', 'no'), refuseInOutbox('k2', 'no')]);
    const own = (await readOutbox('eve')).filter(({ owner }) => owner === 'eve');
    expect(own).toMatchObject([{ key: 'k2', state: 'refused', refusal: 'no' }]);
  });
});
