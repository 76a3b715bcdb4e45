import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/domain/spread/table.ts';
import { layoutFile, readLayoutFile } from '../../src/storage/layout-file.ts';

const TABLE: Table = {
  title: '搬家',
  places: [
    { key: 'card1', name: '帶走的', meaning: '', x: 0.5, y: 0.5 },
    { key: 'card2', name: '', meaning: 'What stays', x: 2, y: 1.5, crossing: true },
  ],
};

describe('a file of spreads', () => {
  it('comes back as it was given', () => {
    expect(readLayoutFile(layoutFile([TABLE, TABLE], new Date()))).toEqual({ kind: 'spreads', tables: [TABLE, TABLE] });
  });

  it('is told apart when it is cut off, foreign, or newer', () => {
    const whole = layoutFile([TABLE], new Date());
    expect(readLayoutFile(whole.slice(0, -20)).kind).toBe('broken');
    expect(readLayoutFile(whole.replace('"x": 0.5', '"x": "left"')).kind).toBe('broken');
    expect(readLayoutFile(whole.replace('"version": 1', '"version": 2')).kind).toBe('newer');
    expect(readLayoutFile('').kind).toBe('broken');
    for (const text of ['hello', '\u0089PNG', '[]', 'null', '{"format":"asterly-journal","version":1}'])
      expect(readLayoutFile(text).kind).toBe('foreign');
  });
});
