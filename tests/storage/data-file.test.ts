import { describe, expect, it } from 'vitest';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import { dataFile, readDataFile } from '../../src/storage/data-file.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const draw = sealDraw({
  deck: 'tarot',
  spreadId: 1,
  question: 'What helps?',
  topic: 'open',
  cards: [{ id: 'maj00', reversed: false, position: 'card' }],
  order: [],
  drawnAt: '2026-11-20T10:00:00.000Z',
});
const birth = {
  name: 'Ada',
  sex: null,
  date: '1990-05-05',
  time: null,
  place: 'Shanghai',
  latitude: 31.2,
  longitude: 121.5,
  zone: 'Asia/Shanghai',
  later: false,
  relation: 'self' as const,
};
const table = { title: 'Mine', places: [{ key: 'card1', name: 'Here', meaning: '', x: 0.5, y: 0.5 }] };
const dream = {
  dreamtOn: '2026-11-20',
  title: '',
  text: 'I flew over the sea.',
  mood: 'joy' as const,
  symbols: ['flying', 'sea'],
};
const lesson = {
  card: 'maj00' as const,
  step: 2,
  learntOn: '2026-11-20',
  answeredAt: '2026-11-20T10:00:00.000Z',
  dueOn: '2026-11-23',
};
const test = {
  key: '0b1e7a52-6c1f-4a07-9d4b-6f0a1c2d3e4f',
  testId: 'birth-cards',
  choices: [0, 1, null],
  born: '1990-05-17',
  changedAt: '2026-11-20T10:00:00.000Z',
};
const DATA = {
  journal: [{ draw, note: 'n', savedAt: '2026-11-20T10:01:00.000Z' }],
  tables: [table],
  births: [birth],
  dreams: [dream],
  lessons: [lesson],
  tests: [test],
  settings: { theme: 'dark', text: 'large', school: 'astrology', badge: true, birthMonth: 13 },
  account: { person: {} },
};

describe('a file of all data', () => {
  it('brings back what it was made of', () => {
    const read = readDataFile(dataFile(DATA, NOW));
    expect(read).toMatchObject({
      kind: 'data',
      altered: 0,
      births: [birth],
      dreams: [dream],
      lessons: [lesson],
      tests: [test],
      tables: [{ title: 'Mine' }],
    });
    expect(read.kind === 'data' && read.settings).toEqual({ theme: 'dark', text: 'large' });
    expect(read.kind === 'data' && read.entries[0]?.draw.seal).toBe(draw.seal);
  });

  it('may be empty', () => {
    const none = { ...DATA, journal: [], tables: [], births: [], dreams: [], lessons: [], tests: [], settings: {} };
    expect(readDataFile(dataFile(none, NOW))).toEqual({
      kind: 'data',
      entries: [],
      altered: 0,
      tables: [],
      births: [],
      dreams: [],
      lessons: [],
      tests: [],
      settings: {},
    });
  });

  it('of a version that knew no dreams, lessons and tests is read as it is', () => {
    const { dreams: _dreams, lessons: _lessons, tests: _tests, ...older } = JSON.parse(dataFile(DATA, NOW));
    expect(readDataFile(JSON.stringify(older))).toMatchObject({
      kind: 'data',
      births: [birth],
      dreams: [],
      lessons: [],
      tests: [],
    });
  });

  it('that is cut, foreign, newer or holds a day that never was is told apart, and nothing of it is read', () => {
    const whole = dataFile(DATA, NOW);
    expect(readDataFile(whole.slice(0, -9)).kind).toBe('broken');
    expect(readDataFile('hello').kind).toBe('foreign');
    expect(readDataFile('{"format":"other","version":1}').kind).toBe('foreign');
    expect(readDataFile(whole.replace('"version": 1', '"version": 2')).kind).toBe('newer');
    expect(readDataFile(whole.replace('1990-05-05', '1990-02-31')).kind).toBe('broken');
    expect(readDataFile(whole.replace('"joy"', '"glee"')).kind).toBe('broken');
    expect(readDataFile(whole.replace('"card": "maj00"', '"card": "maj99"')).kind).toBe('broken');
    expect(readDataFile(whole.replace('"step": 2', '"step": 9')).kind).toBe('broken');
    expect(readDataFile(whole.replace('"birth-cards"', '7')).kind).toBe('broken');
  });

  it('leaves out a reading that was changed after it was sealed', () => {
    const read = readDataFile(dataFile(DATA, NOW).replace('What helps?', 'What hurts?'));
    expect(read).toMatchObject({ kind: 'data', entries: [], altered: 1 });
  });
});
