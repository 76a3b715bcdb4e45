import { describe, expect, it } from 'vitest';
import { keysOf, nameOf, openReading, sealReading, textOf } from '../../src/actions/copy/cipher.ts';
import { entropiesOf, newEntropy, splitWords, wordsOf } from '../../src/actions/copy/words.ts';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import type { PortableEntry } from '../../src/domain/journal/portable.ts';
import { LANGUAGES } from '../../src/domain/language.ts';

const draw = sealDraw({
  deck: 'tarot',
  spreadId: 3,
  question: '这段关系接下来会怎样？',
  topic: 'love',
  cards: [{ id: 'maj18', reversed: true, position: 'past' }],
  order: ['-maj18', 'cup02'],
  drawnAt: '2026-05-30T12:00:00.000Z',
});
const entry: PortableEntry = { draw, note: 'rain', savedAt: '2026-05-30T12:01:00.000Z' };

describe('recovery words', () => {
  it.each(LANGUAGES)('of %s are twelve and lead back to their key, however they are written', async (language) => {
    const entropy = newEntropy();
    const words = await wordsOf(entropy, language);
    expect(words).toHaveLength(12);
    const ways = [
      words.join(' '),
      words.join('\n').toUpperCase(),
      words.map((word, at) => `${at + 1}. ${word}`).join(', '),
      ` ${words.join('　')} `,
    ];
    for (const written of ways) expect(await entropiesOf(written)).toContainEqual(entropy);
  });

  it('of Chinese need no spaces', async () => {
    const entropy = newEntropy();
    const words = await wordsOf(entropy, 'zh-TW');
    expect(await entropiesOf(words.join(''))).toContainEqual(entropy);
    expect(splitWords(words.join(''))).toEqual(words);
  });

  it('with one too few, one that no list has or a wrong last one are none', async () => {
    const words = await wordsOf(new Uint8Array(16), 'en');
    expect(words.at(-1)).toBe('about');
    expect(await entropiesOf(words.slice(1).join(' '))).toEqual([]);
    expect(await entropiesOf([...words.slice(1), 'asterly'].join(' '))).toEqual([]);
    expect(await entropiesOf([...words.slice(0, 11), 'abandon'].join(' '))).toEqual([]);
  });
});

describe('a sealed reading', () => {
  it('is opened by the same words, and says nothing to others', async () => {
    const entropy = newEntropy();
    const [keys, again, other] = await Promise.all([entropy, entropy, newEntropy()].map(keysOf));
    const name = await nameOf(keys!, draw.seal);
    expect(await nameOf(again!, draw.seal)).toBe(name);
    expect(again!.check).toBe(keys!.check);
    expect(other!.check).not.toBe(keys!.check);
    expect(await nameOf(other!, draw.seal)).not.toBe(name);
    const body = await sealReading(keys!, name, entry);
    expect(await openReading(again!, name, body)).toEqual({ kind: 'reading', entry });
    expect(await openReading(other!, name, body)).toEqual({ kind: 'broken' });
    expect(await sealReading(keys!, name, entry)).not.toBe(body);
  });

  it('is not opened under the name of another, nor where a letter of it was changed', async () => {
    const keys = await keysOf(newEntropy());
    const name = await nameOf(keys, draw.seal);
    const body = await sealReading(keys, name, entry);
    expect(await openReading(keys, await nameOf(keys, 'a'.repeat(64)), body)).toEqual({ kind: 'broken' });
    const changed = `${body.slice(0, 40)}${body[40] === 'A' ? 'B' : 'A'}${body.slice(41)}`;
    expect(await openReading(keys, name, changed)).toEqual({ kind: 'broken' });
    expect(await openReading(keys, name, '')).toEqual({ kind: 'broken' });
  });

  it('is not taken where its draw was changed after it was sealed, or lies under a name of another draw', async () => {
    const keys = await keysOf(newEntropy());
    const name = await nameOf(keys, draw.seal);
    const forged = { ...entry, draw: { ...draw, question: 'Another?' } };
    expect(await openReading(keys, name, await sealReading(keys, name, forged))).toEqual({ kind: 'broken' });
    const elsewhere = await nameOf(keys, 'a'.repeat(64));
    expect(await openReading(keys, elsewhere, await sealReading(keys, elsewhere, entry))).toEqual({ kind: 'broken' });
  });

  it('has one length for notes of many lengths', async () => {
    const keys = await keysOf(newEntropy());
    const name = await nameOf(keys, draw.seal);
    const lengths = await Promise.all(
      ['', 'a', 'a'.repeat(40)].map(async (note) => (await sealReading(keys, name, { ...entry, note })).length),
    );
    expect(new Set(lengths).size).toBe(1);
  });

  it('bears no letter of what it says', async () => {
    const keys = await keysOf(new Uint8Array(16));
    const name = await nameOf(keys, draw.seal);
    const bytes = Buffer.from(await sealReading(keys, name, entry), 'base64url').toString('latin1');
    expect(bytes).not.toContain('rain');
    expect(bytes).not.toContain('maj18');
    expect(textOf(new Uint8Array([251, 255]))).toBe('-_8');
  });
});
