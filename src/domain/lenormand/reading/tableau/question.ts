import { stepsBetween } from '../../distance.ts';
import { type Subject, topicCards } from '../../topics.ts';
import type { Table } from './table.ts';

const BOOK = 26;
const TOWER = 19;
const MOON = 32;
const LILY = 30;
/** Birds and Letter; the Ship. */
const OF_INTENT = { contact: 'talk', move: 'travel' } as const satisfies Record<string, Subject>;
const OPEN: readonly Subject[] = ['love', 'work', 'money', 'home'];

type Asked = Pick<Table, 'matter' | 'work' | 'cast'>;

/** The cards that answer for what is asked, the leading one first; not those taken for persons. */
export function cardsOfQuestion(table: Asked): number[] {
  const { cast } = table;
  return ofMatter(table).filter((card) => card !== cast.me && card !== cast.partner);
}

function ofMatter({ matter, work }: Asked): readonly number[] {
  switch (matter.area) {
    case 'love':
    case 'money':
    case 'work':
    case 'home':
      return topicCards(matter.area, work);
    // Study is the Book's, and the Tower's as the school; moods are the Moon's and rest is the Lily's.
    case 'study':
      return [BOOK, TOWER];
    case 'self':
      return [MOON, LILY];
    case null:
      return OPEN.map((subject) => topicCards(subject, work)[0]!);
  }
}

/** The card by which the question is read: where no area is asked about, the nearest of the four that stand for one. */
export function leadOf(table: Table): number | null {
  const { matter, layout, home, placeOf, work, cast } = table;
  const narrow = matter.intent in OF_INTENT ? topicCards(OF_INTENT[matter.intent as keyof typeof OF_INTENT], work) : [];
  const found = [...narrow.filter((card) => card !== cast.me && card !== cast.partner), ...cardsOfQuestion(table)];
  if (matter.area !== null) return found[0] ?? null;
  const steps = (card: number) => stepsBetween(layout, home, placeOf(card));
  return [...found].sort((a, b) => steps(a) - steps(b))[0] ?? null;
}
