import { essaysIn } from '../../server/build/essays.ts';
import { quizzesIn } from '../../server/build/quizzes.ts';
import { CARD_IDS, type CardId } from '../../src/art/deck.ts';
import { ASTERLY } from '../../src/domain/brand.ts';
import { cardAddress } from '../../src/domain/decks/card-address.ts';
import { isLenormandId } from '../../src/domain/decks/lenormand.ts';
import { DICE_FACES, faceAddress } from '../../src/domain/dice/face-address.ts';
import { DREAM_SYMBOLS } from '../../src/domain/dream/symbols.ts';
import type { Language } from '../../src/domain/language.ts';
import { quizShape } from '../../src/domain/quiz/catalogue.ts';
import { PUBLIC_SPREADS, spreadAddress, spreadListAddress } from '../../src/domain/spread/spread-address.ts';
import { loadAbout } from '../../src/library/about/load.ts';
import { loadDiceWords } from '../../src/library/dice/load.ts';
import type { DiceWords } from '../../src/library/dice/words.ts';
import { loadDreams } from '../../src/library/dream/load.ts';
import { loadLegal } from '../../src/library/legal/load.ts';
import { LEGAL_PAGES } from '../../src/library/legal/words.ts';
import { loadLenormandMeanings } from '../../src/library/lenormand/load.ts';
import { loadLaying } from '../../src/library/spreads/laying/load.ts';
import { loadLenormandSpreadTexts } from '../../src/library/spreads/lenormand/load.ts';
import { loadSpreadTexts } from '../../src/library/spreads/load.ts';
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
  const [tarot, lenormand, dreams, dice, about, legal] = await Promise.all([
    loadTarotMeanings(language),
    loadLenormandMeanings(language),
    loadDreams(language),
    loadDiceWords(language),
    loadAbout(language),
    loadLegal(language),
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
    ...(await spreadWords(language)),
    ...quizWords(language),
    [
      `/${language}/about`,
      about.questions
        .flatMap(({ question, answer }) => [question, answer])
        .map((text) => text.replaceAll('{name}', ASTERLY.name[language])),
    ],
    ...LEGAL_PAGES.map((name): [string, string[]] => [
      `/${language}/legal/${name}`,
      legal[name].sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
    ]),
  ]);
}

async function spreadWords(language: Language): Promise<[string, string[]][]> {
  const laying = await loadLaying(language);
  const decks = [
    ['tarot', await loadSpreadTexts(language)],
    ['lenormand', await loadLenormandSpreadTexts(language)],
  ] as const;
  return decks.flatMap(([deck, texts]): [string, string[]][] => [
    [
      spreadListAddress(language, deck),
      PUBLIC_SPREADS[deck].flatMap((spread) => [
        texts[spread.key]!.title,
        texts[spread.key]!.purpose,
        spreadAddress(language, deck, spread),
      ]),
    ],
    ...PUBLIC_SPREADS[deck].map((spread): [string, string[]] => {
      const { title, purpose, positions } = texts[spread.key]!;
      const places = spread.positions.map(({ key }) => positions[key]!);
      return [
        spreadAddress(language, deck, spread),
        [title, purpose, laying[spread.key]!, ...places.flatMap(({ name, meaning }) => [name, meaning])],
      ];
    }),
  ]);
}

/** Of a test what is said before its questions, which stand behind the guard. */
function quizWords(language: Language): [string, string[]][] {
  const quizzes = quizzesIn(language);
  return [
    [
      `/${language}/tests`,
      quizzes.flatMap(({ id, title, summary }) => [...linksTo([`/${language}/tests/${id}`]), title, summary]),
    ],
    ...quizzes.map(({ id, title, intro }): [string, string[]] => [
      `/${language}/tests/${id}`,
      [title, intro, ...linksTo(quizShape(id)!.sign.map((card) => cardAddress(language, card)))],
    ]),
  ];
}

/** What a page is in the words of schema.org. */
export function schemaOf(path: string): string {
  const [, , kind, entry] = path.split('/');
  if (kind === 'about') return 'FAQPage';
  if (!entry) return 'CollectionPage';
  if (kind?.endsWith('spreads')) return 'HowTo';
  if (kind === 'tests') return 'Quiz';
  return kind === 'legal' ? 'WebPage' : 'Article';
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
