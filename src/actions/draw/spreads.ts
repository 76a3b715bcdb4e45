import type { SpreadItem } from '../../contract/spreads.ts';
import { apiLocale, type Language } from '../../domain/language.ts';
import type { SpreadTexts } from '../../domain/reading/texts.ts';
import type { Spread } from '../../domain/spread/spread.ts';
import { chosenLanguage } from '../../storage/language.ts';
import {
  readSpreads,
  SPREAD_TYPES,
  type SpreadLists,
  saveSpreads,
  showSpreads,
  spreadLists,
} from '../../storage/spread-lists.ts';

/** Milliseconds that an answer of the server stands before the next visit asks again. */
const FRESH_MS = 60_000;

const askedAt: Partial<Record<keyof SpreadLists, number>> = {};

/**
 * Brings a list of spreads to the state of the app: what this device keeps, at the first visit what the build has.
 * Resolves when there is something to show; meanwhile the server is asked, and what it has changed is shown and kept.
 */
export async function bringSpreads(list: keyof SpreadLists): Promise<void> {
  const language = chosenLanguage();
  if (!spreadLists()[list]) {
    const kept = await readSpreads(language, list).catch(() => undefined);
    const first = kept ?? (await builtSpreads(list, language));
    if (!spreadLists()[list]) showSpreads(list, first);
  }
  void refresh(list, language).catch((reason) =>
    console.info('The spreads could not be asked for just now:', String(reason)),
  );
}

async function refresh(list: keyof SpreadLists, language: Language): Promise<void> {
  const now = Date.now();
  if (now - (askedAt[list] ?? 0) < FRESH_MS) return;
  askedAt[list] = now;
  try {
    const [{ callServer }, { spreadList }] = await Promise.all([
      import('../../service/client.ts'),
      import('../../contract/spreads.ts'),
    ]);
    const fresh = await callServer(spreadList, { locale: apiLocale(language), spread_type: SPREAD_TYPES[list] });
    if (JSON.stringify(fresh) !== JSON.stringify(spreadLists()[list])) showSpreads(list, fresh);
    await saveSpreads(language, list, fresh);
  } catch (reason) {
    delete askedAt[list];
    throw reason;
  }
}

/** The list as it ships, in the order of the build. */
async function builtSpreads(list: keyof SpreadLists, language: Language): Promise<SpreadItem[]> {
  const [spreads, texts] = await (list === 'spreadList' ? builtTarot(language) : builtLenormand(language));
  return spreads.map(({ id, key, positions }) => ({
    spread_id: id,
    scope_id: 0,
    spread_type: SPREAD_TYPES[list],
    key,
    title: texts[key]?.title ?? '',
    des: texts[key]?.purpose ?? '',
    image: `spread:${id}`,
    cards: positions.length,
    positions: positions.map((position) => position.key),
    price: { ai: null, person: null },
  }));
}

type Built = Promise<readonly [readonly Spread[], SpreadTexts]>;

async function builtTarot(language: Language): Built {
  const [{ TAROT_SPREADS }, { loadSpreadTexts }] = await Promise.all([
    import('../../domain/spread/tarot.ts'),
    import('../../library/spreads/load.ts'),
  ]);
  return [TAROT_SPREADS, await loadSpreadTexts(language)];
}

async function builtLenormand(language: Language): Built {
  const [{ LENORMAND_SPREADS }, { loadLenormandSpreadTexts }] = await Promise.all([
    import('../../domain/spread/lenormand.ts'),
    import('../../library/spreads/lenormand/load.ts'),
  ]);
  return [LENORMAND_SPREADS, await loadLenormandSpreadTexts(language)];
}
