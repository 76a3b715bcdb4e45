import type { Topic } from '../../../topic.ts';
import { topicCards } from '../../topics.ts';
import type { Table } from './table.ts';

const BOOK = 26;
const TOWER = 19;
const MOON = 32;
const LILY = 30;

/** The cards that answer for the topic of the question, the leading one first; not those taken for persons. */
export function cardsOfQuestion({ topic, work, cast }: Pick<Table, 'topic' | 'work' | 'cast'>): number[] {
  return ofTopic(topic).filter((card) => card !== cast.me && card !== cast.partner);

  function ofTopic(asked: Topic): readonly number[] {
    switch (asked) {
      case 'love':
      case 'money':
      case 'work':
        return topicCards(asked, work);
      // Study is the Book's, and the Tower's as the school; moods are the Moon's and rest is the Lily's.
      case 'study':
        return [BOOK, TOWER];
      case 'spirit':
        return [MOON, LILY];
      case 'open':
        return (['love', 'work', 'money', 'home'] as const).map((subject) => topicCards(subject, work)[0]!);
    }
  }
}
