import { type OperatorFacts, SERVICES } from './operator-facts.ts';

type Word = Exclude<keyof OperatorFacts, 'services'>;

/** Between two characters of no script, so that no text can hold one by chance. */
const mark = (name: Word) => `\uE000${name}\uE001`;
const MARK = /\uE000(\w+)\uE001/g;

/** A page that is painted with these says what the operator has decided once its marks are filled in. */
export const MARKED_FACTS: OperatorFacts = {
  name: mark('name'),
  since: mark('since'),
  company: mark('company'),
  support: mark('support'),
  supportHours: mark('supportHours'),
  refundHours: mark('refundHours'),
  services: SERVICES,
};

/** An element with `data-when` that holds no other of its kind. It is kept where the company is known, or where the service is used. */
const CONDITIONAL = /<(\w+)[^>]* data-when="(\w+)"[^>]*>.*?<\/\1>/gs;

/** Painted words with the facts in place of their marks. */
export function fillWords(text: string, facts: OperatorFacts): string {
  return text.replace(MARK, (_, name: Word) => facts[name] ?? '');
}

/** Painted markup with the facts in place of its marks, and without what does not hold. `makeSafe` makes a text safe in markup. */
export function fillMarkup(markup: string, facts: OperatorFacts, makeSafe: (text: string) => string): string {
  const holds = (when: string) =>
    when === 'company' ? facts.company !== null : facts.services?.some((service) => service === when);
  return markup
    .replace(CONDITIONAL, (element, _, when: string) => (holds(when) ? element : ''))
    .replace(MARK, (_, name: Word) => makeSafe(facts[name] ?? ''));
}
