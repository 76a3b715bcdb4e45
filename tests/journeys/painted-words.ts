import { essaysIn } from '../../server/build/essays.ts';
import { CARD_IDS, type CardId } from '../../src/art/deck.ts';
import { cardAddress } from '../../src/domain/decks/card-address.ts';
import { isLenormandId } from '../../src/domain/decks/lenormand.ts';
import { DICE_FACES, faceAddress } from '../../src/domain/dice/face-address.ts';
import { DREAM_SYMBOLS } from '../../src/domain/dream/symbols.ts';
import type { Language } from '../../src/domain/language.ts';
import { loadDiceWords } from '../../src/library/dice/load.ts';
import type { DiceWords } from '../../src/library/dice/words.ts';
import { loadDreams } from '../../src/library/dream/load.ts';
import { loadLenormandMeanings } from '../../src/library/lenormand/load.ts';
import { loadTarotMeanings } from '../../src/library/tarot/load.ts';
import { faceOf } from '../../src/screens/dice/faceName.ts';

const linksTo = (addresses: readonly string[]) => addresses.map((address) => `href="${address}"`);

/** The list of the faces of the dice, and the page of each. */
function faces(language: Language, dice: DiceWords): [string, string[]][] {
  const pages = DICE_FACES.map((id): [string, string[]] => {
    const { name, keywords, text, question } = faceOf(dice, id)!;
    return [faceAddress(language, id), [name, ...keywords, ...text.split('\n\n'), question]];
  });
  return [[`/${language}/dice`, linksTo(pages.map(([address]) => address))], ...pages];
}

/** What the pages of a language must say, by their address. */
export async function wordsByAddress(language: Language): Promise<Map<string, string[]>> {
  const [tarot, lenormand, dreams, dice] = await Promise.all([
    loadTarotMeanings(language),
    loadLenormandMeanings(language),
    loadDreams(language),
    loadDiceWords(language),
  ]);
  const ofCard = ({ keywords, text, love, advice }: (typeof lenormand)[number]) => [
    ...keywords,
    ...text.split('\n\n'),
    love,
    advice,
  ];
  const pageOf = (id: CardId): [string, string[]] => {
    const sides = isLenormandId(id) ? [lenormand[Number(id.slice(3))]!] : Object.values(tarotSides(tarot, id));
    return [cardAddress(language, id), sides.flatMap((side) => ofCard(side as (typeof lenormand)[number]))];
  };
  const library = (kind: string, ids: readonly CardId[]): [string, string[]][] => [
    [`/${language}/${kind}`, linksTo(ids.map((id) => cardAddress(language, id)))],
    ...ids.map(pageOf),
  ];
  return new Map<string, string[]>([
    ...library(
      'tarot',
      CARD_IDS.filter((id) => !isLenormandId(id)),
    ),
    ...library('lenormand', CARD_IDS.filter(isLenormandId)),
    ...faces(language, dice),
    [
      `/${language}/essays`,
      essaysIn(language).flatMap(({ slug, title, summary }) => [
        ...linksTo([`/${language}/essays/${slug}`]),
        title,
        summary,
      ]),
    ],
    ...essaysIn(language).map(({ slug, title, summary, body }): [string, string[]] => [
      `/${language}/essays/${slug}`,
      [title, summary, ...body.split(/<[^>]+>/).map((part) => readable(part.trim()))],
    ]),
    [`/${language}/dreams`, linksTo(DREAM_SYMBOLS.map(({ key }) => `/${language}/dreams/${key}`))],
    ...DREAM_SYMBOLS.map(({ key }): [string, string[]] => [`/${language}/dreams/${key}`, Object.values(dreams[key]!)]),
  ]);
}

/** Markup as it is read. */
export const readable = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function tarotSides(meanings: Awaited<ReturnType<typeof loadTarotMeanings>>, id: string) {
  const { upright, reversed } = meanings[id as keyof typeof meanings];
  return { upright, reversed };
}
