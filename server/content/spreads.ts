import type { SpreadItem } from '../../src/contract/spreads.ts';
import type { Language } from '../../src/domain/language.ts';
import { type Prices, stepPrice } from '../../src/domain/prices.ts';
import type { SpreadTexts } from '../../src/domain/reading/texts.ts';
import { DICE_SPREADS } from '../../src/domain/spread/dice.ts';
import { LENORMAND_SPREADS } from '../../src/domain/spread/lenormand.ts';
import type { Spread } from '../../src/domain/spread/spread.ts';
import { TAROT_SPREADS } from '../../src/domain/spread/tarot.ts';
import { spreads as diceEn } from '../../src/library/spreads/dice/en.ts';
import { spreads as diceCn } from '../../src/library/spreads/dice/zh-CN.ts';
import { spreads as diceTw } from '../../src/library/spreads/dice/zh-TW.ts';
import { spreads as en } from '../../src/library/spreads/en.ts';
import { spreads as lenormandEn } from '../../src/library/spreads/lenormand/en.ts';
import { spreads as lenormandCn } from '../../src/library/spreads/lenormand/zh-CN.ts';
import { spreads as lenormandTw } from '../../src/library/spreads/lenormand/zh-TW.ts';
import { spreads as cn } from '../../src/library/spreads/zh-CN.ts';
import { spreads as tw } from '../../src/library/spreads/zh-TW.ts';

/** What the server has to know of a spread to check a draw. */
export interface SpreadShape {
  readonly id: number;
  readonly key: string;
  readonly deck: Spread['deck'];
  readonly positions: readonly string[];
  /** Its places come with each draw. */
  readonly free: boolean;
}

export const SPREADS: ReadonlyMap<number, SpreadShape> = new Map(
  [...TAROT_SPREADS, ...LENORMAND_SPREADS, ...DICE_SPREADS].map((spread) => [
    spread.id,
    {
      id: spread.id,
      key: spread.key,
      deck: spread.deck,
      positions: spread.positions.map((position) => position.key),
      free: spread.free === true,
    },
  ]),
);

/** The words of every spread of every deck, by its key. */
export const SPREAD_TEXTS: Record<Language, SpreadTexts> = {
  en: { ...en, ...lenormandEn, ...diceEn },
  'zh-CN': { ...cn, ...lenormandCn, ...diceCn },
  'zh-TW': { ...tw, ...lenormandTw, ...diceTw },
};

/** A free table has as many places as cards lie on it; every other spread is what it is. */
export function sized(spread: SpreadShape, cards: number | undefined): SpreadShape {
  if (!spread.free || cards === undefined) return spread;
  const positions = Array.from({ length: cards }, (_, index) => `card${index + 1}`);
  return { ...spread, positions };
}

const TYPES = { tarot: 1, lenormand: 2, stardice: 3 } as const;

/** The spread list of a language at what it costs now; `spread_type` 1 tarot, 2 Lenormand. */
export function spreadItems(language: Language, type: number, prices: Prices): SpreadItem[] {
  return [...SPREADS.values()]
    .filter((spread) => TYPES[spread.deck] === type)
    .map((spread) => ({
      spread_id: spread.id,
      scope_id: 0,
      spread_type: type,
      key: spread.key,
      title: SPREAD_TEXTS[language][spread.key]?.title ?? spread.key,
      des: SPREAD_TEXTS[language][spread.key]?.purpose ?? '',
      image: `spread:${spread.id}`,
      cards: spread.positions.length,
      positions: [...spread.positions],
      price: {
        ai: stepPrice(prices.ai, spread.positions.length),
        person: stepPrice(prices.person, spread.positions.length),
      },
    }));
}
