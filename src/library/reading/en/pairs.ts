import { capital, pick, the } from './saying.ts';

type Pair = (first: string, second: string) => string;

/** The five pairs of the Celtic Cross, each in several ways of saying it. */
const PAIRS: readonly (readonly Pair[])[] = [
  [
    (a, b) => `At the heart of it ${a} meets ${b}: the first is the air you breathe, the second pushes against it.`,
    (a, b) => `You are in ${a}, and ${b} lies straight across it. Most of the question is in these two.`,
    (a, b) => `By itself ${a} would be one story; with ${b} across it, it is another.`,
    (a, b) => `If you had time for two cards only, you would read ${a} with ${b} lying over it.`,
  ],
  [
    (a, b) =>
      `Above you hangs ${a}, below you lies ${b}. Ask whether the aim has grown out of that ground or floats over it.`,
    (a, b) =>
      `You stand on ${b} and look up to ${a}. There should be a way from the one to the other, or the aim is borrowed.`,
    (a, b) => `From ${b} up to ${a} is the whole height of the matter; think of the first rung between them.`,
    (a, b) =>
      `${capital(b)} carries and ${a} beckons. If they have nothing to say to each other, look at the aim once more.`,
  ],
  [
    (a, b) =>
      `${capital(a)} is on its way out while ${b} comes in, so part of what troubles you is simply the change of watch.`,
    (a, b) => `${capital(a)} has had its time, and ${b} has not had it yet: you are standing in the door between them.`,
    (a, b) => `Turn your head: there goes ${a}, here comes ${b}. What you do in between is your own affair.`,
    (a, b) =>
      `Between ${a}, which is passing, and ${b}, which is near, there is a little time in which much can be chosen.`,
  ],
  [
    (a, b) => `You stand there as ${a}, and around you stands ${b}: each helps to keep the other as it is.`,
    (a, b) =>
      `Look at yourself in ${a}, and then at the room you are in, ${b}. One of the two you can change this month.`,
    (a, b) => `You bring ${a} and find ${b}. See where the two rub against each other, and begin there.`,
    (a, b) => `Some of what you take for yourself in ${a} may be the air of ${b} all around you.`,
  ],
  [
    (a, b) => `Compare ${a} and ${b} last of all. What you hope and dread has already begun to shape what comes.`,
    (a, b) => `Lay ${a} beside ${b}: is the one the wish for the other, or the fear of it?`,
    (a, b) =>
      `You expect ${a}, and the tenth card is ${b}. Expectations help to steer, so see where yours is pointing.`,
    (a, b) =>
      `Whether you hope for ${a} or dread it, look at it together with ${b}; the two may be nearer than they look.`,
  ],
];

export function pairOf(first: string, second: string, pair: number, way: number): string {
  return pick(way, pair, PAIRS[pair]!)(the(first), the(second));
}
