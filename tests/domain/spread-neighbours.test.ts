import { describe, expect, it } from 'vitest';
import { neighboursOf } from '../../src/domain/spread/neighbours.ts';
import { TAROT_SPREADS, tarotSpread } from '../../src/domain/spread/tarot.ts';

/** The neighbours of a spread by the keys of their places. */
function pairsOf(id: number): string[] {
  const { positions } = tarotSpread(id)!;
  return neighboursOf(positions).map(([first, second]) => `${positions[first]!.key} ${positions[second]!.key}`);
}

describe('neighbours on the table', () => {
  it('lie beside each other or one above the other', () => {
    expect(pairsOf(3)).toEqual(['past present', 'present future']);
    expect(pairsOf(15).toSorted()).toEqual(['hidden gift', 'need gift', 'shown hidden', 'shown need']);
  });

  it('of a Celtic Cross are the cards about the centre and the staff, whatever the order of drawing', () => {
    const pairs = pairsOf(11);
    for (const pair of ['heart crossing', 'heart crown', 'heart base', 'heart behind', 'heart before'])
      expect(pairs).toContain(pair);
    for (const pair of ['self house', 'house hopes', 'hopes outcome']) expect(pairs).toContain(pair);
    for (const pair of ['crown base', 'base behind', 'behind before', 'before self']) expect(pairs).not.toContain(pair);
  });

  it('close the ring of a year, and every card of every spread has one', () => {
    expect(pairsOf(19)).toContain('month1 month12');
    for (const { id, positions } of TAROT_SPREADS.filter((spread) => spread.positions.length > 1)) {
      const near = new Set(neighboursOf(positions).flat());
      expect([id, near.size]).toEqual([id, positions.length]);
    }
  });
});
