import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** Each matter as a noun: by itself, and with the person of whom it is asked. */
const topics = {
  feelings: ['what is felt for you', '{whose} feelings for you'],
  contact: ['a message or a call', 'a message or a call from {whom}'],
  reconcile: ['getting back together', 'getting back together with {whom}'],
  meet: ['meeting somebody', 'meeting somebody, with {whom} in mind'],
  confess: ['saying how you feel', 'telling {whom} how you feel'],
  bond: ['how things stand between you', 'how things stand between you and {whom}'],
  commit: ['marriage and settling down', 'marriage and settling down with {whom}'],
  loyalty: ['honesty and trust', 'how far {who} can be trusted'],
  leave: ['parting and letting go', 'parting from {whom} and letting go'],
  offer: ['the application and the offer', 'the application and the offer, with {whom} in mind'],
  change: ['a change of work', 'a change of work, with {whom} in mind'],
  calling: ['the right line of work', 'the right line of work, with {whom} in mind'],
  rise: ['promotion and better pay', 'promotion and better pay, with {whom} in mind'],
  colleagues: ['the people you work with', 'getting on at work with {whom}'],
  business: ['the venture or the deal', 'doing business with {whom}'],
  exam: ['the exam', '{whose} exam'],
  study: ['your studies', '{whose} studies'],
  money: ['money', 'money between you and {whom}'],
  purchase: ['the purchase or the sale', 'the purchase or the sale, with {whom} in mind'],
  self: ['yourself', 'yourself, and where {who} might come into it'],
  mood: ['your state of mind', 'low spirits and better ones, with {whom} in mind'],
  family: ['the family', 'the family, and {whom} in particular'],
  friend: ['a friendship', 'your friendship with {whom}'],
  move: ['a move or a journey', 'a move or a journey, with {whom} in mind'],
  health: ['health', '{whose} health'],
  lost: ['what is lost', 'the search, and {whom} in particular'],
  outlook: ['the time ahead', 'the time ahead with {whom}'],
  open: ['whatever is on your mind', 'you and {whom}'],
  sell: ['the sale', 'the sale, with {whom} in mind'],
  owed: ['the money you are owed', 'the money owed to you, and {whom} in particular'],
  debt: ['your debts', 'your debts, with {whom} in mind'],
  papers: ['your application', 'your application, with {whom} in mind'],
  interview: ['the interview', 'the interview, with {whom} in mind'],
  dismissed: ['the fear for your post', 'the fear for your post, and {whom} in particular'],
  deal: ['the deal', 'the deal with {whom}'],
  admission: ['the place to study', 'the place to study, with {whom} in mind'],
} as const;

const spans = {
  today: 'today',
  tomorrow: 'tomorrow',
  week: 'this week',
  month: 'this month',
  season: 'over the months you name',
  half: 'over the next six months',
  year: 'this year',
  january: 'in January',
  february: 'in February',
  march: 'in March',
  april: 'in April',
  may: 'in May',
  june: 'in June',
  july: 'in July',
  august: 'in August',
  september: 'in September',
  october: 'in October',
  november: 'in November',
  december: 'in December',
} as const;

const next = {
  week: ['next week', 'Next week,'],
  month: ['next month', 'Next month,'],
  year: ['next year', 'As far ahead as a reading covers, which is six months,'],
} as const;

/** What is asked, named before the first sentence. */
export const subject: MatterWords['subject'] = {
  topics,
  spans,
  next,
  at: (topic, when) => [topic, when].filter(Boolean).join(topic.includes(',') && when ? ', ' : ' '),
  leads: ['You ask about {topic}.', 'This is about {topic}.', 'The cards were asked about {topic}.'],
};
