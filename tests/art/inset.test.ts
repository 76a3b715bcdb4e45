import { describe, expect, it } from 'vitest';
import { CARD_IDS, loadCard } from '../../src/art/deck.ts';
import { INSET, withoutInset } from '../../src/art/inset.ts';

describe('the playing card on a Lenormand card', () => {
  it('can be left out of every one of the 36, and of nothing else', async () => {
    for (const id of CARD_IDS) {
      const drawn = (await loadCard(id)).draw();
      const bare = withoutInset(drawn);
      if (!id.startsWith('len')) {
        expect(bare).toBe(drawn);
        continue;
      }
      expect(drawn).toContain(INSET);
      expect(bare).not.toContain(INSET);
      expect(bare.length).toBeGreaterThan(drawn.length - 1500);
      expect(bare.split(/<g[ >]/).length).toBe(bare.split('</g>').length);
      expect(bare.split('</svg>')).toHaveLength(2);
    }
  });
});
