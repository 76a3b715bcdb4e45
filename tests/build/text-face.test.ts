import { expect, it } from 'vitest';
import { cutTextFace } from '../../server/build/text-face.ts';

/** What the face may add to the shell of every phone. */
const MAX_BYTES = 25_000;

it('the face of running text stays light, and is cut the same each time', async () => {
  const font = await cutTextFace();
  expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(font.length).toBeLessThanOrEqual(MAX_BYTES);
  expect((await cutTextFace()).equals(font)).toBe(true);
});
