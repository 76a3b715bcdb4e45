import type { Language } from '../language.ts';
import type { Topic } from '../topic.ts';
import { areaOf } from './matter/area.ts';
import type { Area, Bond, Intent, Matter, Person } from './matter-kinds.ts';
import { tenseOf } from './tense.ts';
import { thingIn } from './thing/thing.ts';
import { yesOf } from './yes.ts';

/** What the asker set right of how a question was understood; kept with the reading, never in its seal. */
export interface MatterChange {
  intent?: Intent;
  person?: Person | null;
  bond?: Bond | null;
  /** What two ways are called that were named apart from the question: it is then asked which of them. */
  options?: [string, string];
}

const AREAS: Readonly<Record<Topic, Area | null>> = {
  love: 'love',
  work: 'work',
  money: 'money',
  study: 'study',
  spirit: 'self',
  open: null,
};

/** What understands a question: `matterOf`, or `understand` with the words that are at hand. */
export type Understand = (question: string, language: Language) => Matter;

/** What is asked: by the words of the question, by its topic where they name no area, and as the asker set it right. */
export function askedMatter(
  understand: Understand,
  question: string,
  topic: Topic,
  language: Language,
  change: MatterChange = {},
): Matter {
  const { tied, areaTied, outside, role, facet, ...understood } =
    question === '' ? wordless(topic) : understand(question, language);
  const intent = change.intent ?? understood.intent;
  const area = change.intent ? areaOf(change.intent, []) : understood.area;
  const form = change.options ? 'which' : understood.form;
  const kept = facet && change.intent === undefined && form === understood.form ? { facet } : {};
  const thing = form === 'which' ? null : thingIn(question, language);
  const tense = tenseOf(question);
  return {
    ...understood,
    ...change,
    intent,
    form,
    ...kept,
    ...(question === '' ? {} : { yes: yesOf(question, { intent, form, ...kept }) }),
    ...(thing ? { thing } : {}),
    ...(tense ? { tense } : {}),
    area: area ?? (intent === 'lost' || intent === 'health' ? null : AREAS[topic]),
    sure: understood.sure || change.intent !== undefined,
    ...(role && change.person === undefined ? { role } : {}),
    ...(tied && change.intent === undefined ? { tied } : {}),
    ...(areaTied && change.intent === undefined ? { areaTied } : {}),
    ...(outside && change.intent === undefined ? { outside } : {}),
  };
}

/** The topic that a matter belongs to. */
export function topicOf({ area }: Pick<Matter, 'area'>): Topic {
  if (area === 'self') return 'spirit';
  return area === null || area === 'home' ? 'open' : area;
}

/** Without a question the cards are asked how the time lies ahead, in the area that was chosen. */
function wordless(topic: Topic): Matter {
  const intent = topic === 'open' ? 'open' : 'outlook';
  const area = AREAS[topic];
  return { intent, form: 'what', person: null, options: null, span: null, bond: null, area, sure: true };
}
