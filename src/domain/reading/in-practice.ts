import type { DrawnCard } from '../draw/draw.ts';
import type { Role } from '../spread/spread.ts';
import { ofCell } from './cell.ts';
import { type Material, roleOf } from './material.ts';
import type { OfStrains } from './matter-words.ts';
import { usedSteps } from './step-cards.ts';
import { filled, ofIntent, personValues } from './words-of.ts';

/** Places that say where it goes: there a card says what is to be done. */
const FORWARD: readonly Role[] = ['outcome', 'ahead', 'chance', 'between'];
/** Places that would speak of the asker's own state: there it says how it came about. */
const INWARD: readonly Role[] = ['now', 'self', 'hidden', 'wish', 'aim'];

/**
 * What cards say where words for a life would miss the question, by their ids: of what is lost how it went and where to
 * look, of somebody else's illness what a person beside them can do. Nothing twice, nor what the answer says; a card for
 * which nothing is left is not among them and speaks the words of its place.
 */
export function practiceOf(material: Material): ReadonlyMap<string, string> {
  const { draw, matter, phrases, spread, clarifier } = material;
  const { intent, person, form } = matter;
  const ofAnother = intent === 'health' && person !== null;
  if (spread.dated || !(intent === 'lost' || ofAnother)) return new Map();
  const { grounds, steps } = phrases.matter;
  const values = personValues(material);
  const cards = clarifier ? [...draw.cards, clarifier] : draw.cards;
  const texts = new Map<string, string>();
  const said = new Set<string>(form === 'how' ? usedSteps(material) : []);
  const doing = ofIntent(steps, material);
  const reasons = ofAnother || form === 'why' ? doing : ofIntent(grounds, material);
  const tell = (roles: readonly Role[], ...kinds: OfStrains[]) => {
    for (const role of roles) for (const card of cards) if (roleOf(material, card) === role) use(card, kinds);
  };
  tell(FORWARD, doing, reasons);
  tell(intent === 'lost' ? [...INWARD, 'past'] : INWARD, reasons);
  return texts;

  function use(card: DrawnCard, kinds: readonly OfStrains[]): void {
    const text = kinds.map((words) => filled(ofCell(words, card), values)).find((way) => !said.has(way));
    if (text === undefined) return;
    said.add(text);
    texts.set(card.id, text);
  }
}
