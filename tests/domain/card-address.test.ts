import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../../src/art/deck.ts';
import { cardAddress, lenormandOfSlug, tarotOfSlug } from '../../src/domain/decks/card-address.ts';
import { DICE_FACES, faceAddress, faceOfSlug, faceSlug } from '../../src/domain/dice/face-address.ts';
import { DREAM_SYMBOLS } from '../../src/domain/dream/symbols.ts';
import { inLanguage, LANGUAGES } from '../../src/domain/language.ts';
import { areaOf, mayReturnTo, rowOf } from '../../src/domain/paths.ts';
import { dice } from '../../src/library/dice/en/index.ts';
import { names } from '../../src/library/names/en.ts';
import { faceName } from '../../src/screens/dice/faceName.ts';

const slugOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

describe('the addresses of cards', () => {
  it('say the English name of the card, each of its deck once', () => {
    for (const id of CARD_IDS) {
      const name = id.startsWith('len') ? names.lenormand[id as `len${string}`]! : names.tarot[id as 'maj00'];
      expect(slugOf(cardAddress('en', id))).toBe(name.toLowerCase().replaceAll(' ', '-'));
    }
    expect(new Set(CARD_IDS.map((id) => cardAddress('en', id))).size).toBe(114);
  });

  it('lead back to their card, in every language to the same', () => {
    for (const id of CARD_IDS)
      for (const language of LANGUAGES) {
        const address = cardAddress(language, id);
        const find = id.startsWith('len') ? lenormandOfSlug : tarotOfSlug;
        expect(find(slugOf(address))).toBe(id);
        expect(inLanguage(cardAddress('en', id), language)).toBe(address);
        expect(mayReturnTo(address)).toBe(true);
        expect(areaOf(address)).toBe(id.startsWith('len') ? 'lenormand' : null);
      }
  });

  it('are none where language, deck or card is none', () => {
    for (const slug of ['rider', 'constructor', '', 'the-sun/x', 'The-Sun']) expect(tarotOfSlug(slug)).toBeUndefined();
    for (const slug of ['the-sun', 'constructor', '', 'rider/x']) expect(lenormandOfSlug(slug)).toBeUndefined();
    for (const address of [
      ...['/fr/tarot/the-sun', '/EN/tarot/the-sun', '/en/desk/x', '/en/tarot/the-sun/x', '/fr/tarot', '/en', '/en/'],
      ...['/en/desk', '/tarot/the-sun', '/dreams/snake', '/en/dream/snake'],
    ])
      expect([address, rowOf(address)]).toEqual([address, null]);
  });
});

describe('the addresses of lists', () => {
  it('belong to the part of the app that an operator may switch off, and a login may lead back to them', () => {
    for (const [address, area] of [
      ['/zh-CN/tarot', null],
      ['/en/lenormand', 'lenormand'],
      ['/zh-TW/dice', 'dice'],
      ['/en/essays', 'articles'],
      ['/zh-CN/dreams', 'dream'],
    ] as const)
      expect([address, areaOf(address), mayReturnTo(address)]).toEqual([address, area, true]);
  });
});

describe('the addresses of essays and dream symbols', () => {
  it('belong to the part of the app that an operator may switch off', () => {
    expect([areaOf('/zh-TW/essays/how-to-ask'), areaOf('/zh-CN/dreams/snake')]).toEqual(['articles', 'dream']);
  });

  it('need no percent signs', () => {
    for (const { key } of DREAM_SYMBOLS) expect(key).toMatch(/^[a-z][a-z-]*$/);
  });
});

describe('the addresses of the faces of the dice', () => {
  it('say the English name of the face, each once, and lead back to it', () => {
    for (const id of DICE_FACES) {
      const slug = faceSlug(id);
      expect(slug).toBe(faceName(dice, id)!.toLowerCase().replaceAll(' ', '-'));
      expect([faceOfSlug(slug), areaOf(faceAddress('zh-TW', id))]).toEqual([id, 'dice']);
    }
    expect(new Set(DICE_FACES.map(faceSlug)).size).toBe(36);
    for (const slug of ['constructor', 'pnt01', 'Sun', '', 'sun/x']) expect(faceOfSlug(slug)).toBeUndefined();
  });
});
