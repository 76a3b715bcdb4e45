import type { Topic } from '../../topic.ts';
import { type LineLength, phraseOf } from '../phrase.ts';
import type { LenormandPart, LenormandReading, Teller } from './teller.ts';

/** A line is a sentence: read whole, then pair by pair, then from its centre and its two ends. */
export function readLine(teller: Teller, cards: readonly number[], length: LineLength, topic: Topic): LenormandReading {
  const { pairs, centre, frame, mirrors } = phraseOf(length);
  const at = (place: number) => cards[place - 1]!;
  const { line } = teller.phrases;
  const [first, last] = [at(frame[0]), at(frame[1])];
  const middle = at(centre);
  const parts: LenormandPart[] = [
    ...teller.part('phrase', places(length), [teller.say(inOneSentence(teller, cards), 'phrase', cards)]),
    ...teller.part(
      'pairs',
      places(length),
      pairs.map(([one, two]) => teller.pair(at(one), at(two), 'alone')),
    ),
    ...teller.part(
      'centre',
      [centre],
      [
        [
          ...teller.say(line.centre(teller.speak(middle)), 'centre', [middle]),
          ...teller.whole(teller.words(middle).gist, 'gist', middle),
        ],
        teller.topic(middle, topic),
      ],
    ),
    ...teller.part('frame', frame, [
      [
        ...teller.say(line.frame(teller.speak(first), teller.speak(last)), 'frame', [first, last]),
        ...teller.pair(first, last),
      ],
    ]),
    ...teller.part(
      'mirrors',
      mirrors.slice(1).flat(),
      mirrors.slice(1).map(([left, right], turn) => {
        const pair = [at(left), at(right)] as const;
        const lead = line.mirror(teller.speak(pair[0]), teller.speak(pair[1]), turn);
        return [...teller.say(lead, 'mirror', pair), ...teller.pair(...pair)];
      }),
    ),
  ];
  const told = teller.topic(last, topic);
  const closing = told.length > 0 ? [...teller.say(line.close(teller.speak(last)), 'answer', [last]), ...told] : [];
  const summary = [
    ...teller.inTurn(teller.phrases.answer[topic], 'answer', [middle, last]),
    ...closing,
    ...teller.whole(teller.words(last).advice, 'advice', last),
  ];
  return { parts, summary };
}

function inOneSentence({ phrases, speak, heard }: Teller, cards: readonly number[]): string {
  const spoken = cards.map(speak);
  const [adjectives, verbs] = HEARD[cards.length as LineLength];
  heard('adjective', ...adjectives.map((place) => cards[place - 1]!));
  heard('verb', ...verbs.map((place) => cards[place - 1]!));
  if (spoken.length === 3) return phrases.clause(spoken[0]!, spoken[1]!, spoken[2]!);
  return spoken.length === 5 ? phrases.line.five(spoken) : phrases.line.seven(spoken);
}

/** The places whose cards the sentence of the whole line takes as adjectives and as verbs. */
const HEARD: Readonly<Record<LineLength, readonly [readonly number[], readonly number[]]>> = {
  3: [[2], [3]],
  5: [[2, 5], []],
  7: [[2, 4, 7], [5]],
};

function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
