import type { Form, Matter } from '../../../src/domain/question/matter-kinds.ts';
import type { NamedSpread } from '../../../src/domain/spread/named.ts';
import type { Role } from '../../../src/domain/spread/spread.ts';
import type { AboutWords } from '../../../src/library/reading/about.ts';

/** What is asked, as data in the words of the reading's language; the options stay as the person typed them. */
export function matterData({ intent, form, person, options, span, bond }: Matter, about: AboutWords): object {
  return {
    about: about.intents[intent],
    asks_for: about.forms[form],
    ...(person ? { person: about.persons[person][0] } : {}),
    ...(bond ? { they_stand: about.bonds[bond] } : {}),
    ...(options ? { options } : {}),
    ...(span ? { time: about.spans[span][0] } : {}),
  };
}

/** How the answer must look, and how sure it may sound. Of the question itself nothing stands here. */
export function answerRules({ intent, form, options, sure }: Matter): string {
  return [
    'What is asked stands under "matter". The answer has the form that is asked for and no other.',
    form === 'which' && !options
      ? 'Choose between what the question names, in its own words, and say what the other way costs.'
      : ANSWERS[form],
    'Never be more certain than the cards. A time that is longer than six months is answered for six, and you say so.',
    'Somebody else is he or she only where the question says so.',
    intent === 'open'
      ? 'What the question is about was not recognised: keep to its own words and claim nothing about its background.'
      : '',
    sure
      ? ''
      : 'The understanding under "matter" is not sure. Say in one short sentence how you take the question, and hedge all that rests on it.',
  ]
    .filter(Boolean)
    .join(' ');
}

const ANSWERS: Record<Form, string> = {
  whether:
    'Answer yes, no or unclear, and name the cards that decide it. Unclear is an answer where they contradict each other.',
  should:
    'Say towards which side the cards lean, to do it or to leave it, what that costs, and what has to come first.',
  which:
    'Choose one of the two "options", called exactly as it is written there, and say what the other one costs. Where the cards do not part them, say that.',
  when: 'Answer with a condition that must come first, or with a season or span that the cards carry. Never invent a date, a day or a month.',
  how: 'Answer with two to four steps in their order, each by its card, in running text.',
  why: 'Answer with what lies beneath it, and name the card that shows it.',
  what: 'Answer in one clear statement how it stands and where it goes, and name the cards that say so.',
};

/** What a place asks of its card. Places of a person's own and places in a sentence of Lenormand ask what they are called. */
export function roleOf({ spread }: NamedSpread, position: string): string | undefined {
  if (spread.free || spread.deck !== 'tarot') return undefined;
  const role = spread.positions.find(({ key }) => key === position)?.role ?? 'now';
  return ROLES[role];
}

const ROLES: Record<Role, string> = {
  now: 'now: how things stand',
  past: 'past: how it came to this',
  ahead: 'ahead: what comes next',
  outcome: 'outcome: where it leads',
  between: 'between: what holds the two together or apart',
  chance: 'chance: what opens',
  counsel: 'counsel: what to do',
  support: 'support: what helps',
  obstacle: 'obstacle: what stands in the way',
  hidden: 'hidden: what lies beneath',
  self: 'self: the person who asks',
  other: 'other: the other person',
  around: 'around: the people and the place around',
  wish: 'wish: what is hoped or feared',
  aim: 'aim: what is wanted',
};

/** Which of two options a place belongs to, as it was typed. */
export function optionOf({ options }: Matter, position: string): string | undefined {
  const way = /[AB]$/.exec(position)?.[0];
  return way && (options?.[way === 'A' ? 0 : 1] ?? way);
}
