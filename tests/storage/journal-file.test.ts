import { describe, expect, it } from 'vitest';
import { sealClarifier } from '../../src/domain/draw/clarifier.ts';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import type { JournalEntry } from '../../src/domain/journal/entry.ts';
import { journalFile, readJournalFile } from '../../src/storage/journal-file.ts';

const NOW = new Date('2026-06-30T12:00:00.000Z');
const draw = sealDraw({
  deck: 'tarot',
  spreadId: 3,
  question: '这段关系接下来会怎样？',
  topic: 'love',
  cards: [
    { id: 'maj18', reversed: true, position: 'past' },
    { id: 'cup02', reversed: false, position: 'present' },
  ],
  order: ['-maj18', 'cup02', '-swo07', 'wan01'],
  drawnAt: '2026-05-30T12:00:00.000Z',
});
const entries: JournalEntry[] = [
  {
    draw,
    note: 'a\n"b"',
    savedAt: '2026-05-30T12:01:00.000Z',
    landed: { how: 'partly', words: '有', at: NOW.toISOString() },
    options: ['去北京', 'York'],
    clarifier: sealClarifier(draw, 'past', 2, NOW),
  },
];
const file = () => JSON.parse(journalFile(entries, NOW));

/** A file in which the reading's spread begins at a time that is written so. */
function begun(begins: string): string {
  const changed = file();
  changed.readings[0].draw.begins = begins;
  return JSON.stringify(changed);
}

describe('a journal file', () => {
  it('comes back as it went out', () => {
    expect(readJournalFile(journalFile(entries, NOW))).toEqual({ kind: 'journal', entries, altered: 0 });
  });

  it('keeps what was set right, the answer, and how often it was too early; a file of before has none of them', () => {
    const later: JournalEntry = {
      ...entries[0]!,
      landed: { how: 'open', words: '', at: NOW.toISOString(), times: 2 },
      matter: { intent: 'bond', person: null, bond: 'together' },
      answer: '还看不清。',
    };
    expect(readJournalFile(journalFile([later], NOW))).toEqual({ kind: 'journal', entries: [later], altered: 0 });
    const { options: _, clarifier: __, ...before } = entries[0]!;
    const [kept] = JSON.parse(journalFile([before], NOW)).readings;
    expect(Object.keys(kept)).toEqual(['draw', 'note', 'savedAt', 'landed']);
  });

  it('leaves out what was changed after it was sealed', () => {
    const changed = file();
    changed.readings[0].draw.cards[0].reversed = false;
    expect(readJournalFile(JSON.stringify(changed))).toEqual({ kind: 'journal', entries: [], altered: 1 });
    const exchanged = file();
    exchanged.readings[0].clarifier.id = 'wan01';
    expect(readJournalFile(JSON.stringify(exchanged))).toEqual({ kind: 'journal', entries: [], altered: 1 });
  });

  it.each([
    ['', 'broken'],
    [journalFile(entries, NOW).slice(0, 200), 'broken'],
    ['[]', 'foreign'],
    ['null', 'foreign'],
    ['{"format":"something else","version":1}', 'foreign'],
    [JSON.stringify({ ...file(), version: 2 }), 'newer'],
    [JSON.stringify({ ...file(), readings: 5 }), 'broken'],
    [JSON.stringify({ ...file(), readings: [{ note: 'x' }] }), 'broken'],
    [begun('some day'), 'broken'],
    [begun('2026-13'), 'broken'],
    [begun('2026-12'), 'journal'],
    [begun('2026-06-30T12:00:00+08:00'), 'journal'],
  ])('tells what is wrong with %j', (text, kind) => {
    expect(readJournalFile(text).kind).toBe(kind);
  });
});
