import { describe, expect, it } from 'vitest';
import {
  cardAddress,
  isCardAddress,
  LIBRARY_CARDS,
  lenormandOfSlug,
  tarotOfSlug,
} from '../../src/domain/decks/card-address.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { areaOf, mayReturnTo, rowOf } from '../../src/domain/paths.ts';
import { names } from '../../src/library/names/en.ts';

const slugOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

describe('the addresses of cards', () => {
  it('say the English name of the card, each of its deck once', () => {
    for (const id of LIBRARY_CARDS) {
      const name = id.startsWith('len') ? names.lenormand[id as `len${string}`]! : names.tarot[id as 'maj00'];
      expect(slugOf(cardAddress('en', id))).toBe(name.toLowerCase().replaceAll(' ', '-'));
    }
    expect(new Set(LIBRARY_CARDS.map((id) => cardAddress('en', id))).size).toBe(114);
  });

  it('lead back to their card, in every language to the same', () => {
    for (const id of LIBRARY_CARDS)
      for (const language of LANGUAGES) {
        const address = cardAddress(language, id);
        const find = id.startsWith('len') ? lenormandOfSlug : tarotOfSlug;
        expect(find(slugOf(address))).toBe(id);
        expect([isCardAddress(address), mayReturnTo(address)]).toEqual([true, true]);
        expect(areaOf(address)).toBe(id.startsWith('len') ? 'lenormand' : null);
      }
  });

  it('are none where language, deck or card is none', () => {
    for (const address of [
      ...['/fr/tarot/the-sun', '/en/tarot/rider', '/en/tarot/constructor', '/en/tarot/the-sun/x', '/en/tarot', '/en/'],
      ...['/en/lenormand/the-sun', '/tarot/the-sun', '/EN/tarot/the-sun', '/en/desk/the-sun'],
    ])
      expect([address, isCardAddress(address)]).toEqual([address, false]);
    for (const address of ['/fr/tarot/the-sun', '/en/desk/x', '/en/tarot', '/en']) expect(rowOf(address)).toBeNull();
  });
});
