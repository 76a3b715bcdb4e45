import { wayOf } from '../sky/portrait/rank-transits.ts';
import type { Fact } from './fact.ts';
import type { HoroscopeWords } from './texts.ts';

/**
 * What a fact says. `variant` (0 to 5) chooses among wordings; `when` writes an instant, for the Moon's next sign.
 */
export function say(fact: Fact, words: HoroscopeWords, variant: number, when: (at: string) => string): string {
  const place = fact.house - 1;
  const area = words.area[place]![variant < 3 ? 0 : 1];
  switch (fact.kind) {
    case 'moon':
      return words.moon[place]![fact.variant]!;
    case 'meeting': {
      const { mover, other, angle } = fact;
      const way = wayOf(angle);
      if (mover === 'Moon') return words.moonMeets[other][way](area);
      const text = words.meets[mover][way](words.matter[other], area);
      return fact.back ? words.back(text) : text;
    }
    case 'lunation':
      if (fact.phase === 'firstQuarter' || fact.phase === 'lastQuarter') return words.quarter[fact.phase](area);
      if (fact.eclipse) return words.eclipse[fact.phase](area);
      if (fact.late) return words.lateMoon[fact.phase](area);
      return (fact.phase === 'new' ? words.newMoon : words.fullMoon)[place]!;
    case 'station':
      return fact.body === 'Sun' || fact.body === 'Moon' ? '' : words.station[fact.body][fact.turns](area);
    case 'ingress':
    case 'standing':
      return fact.body === 'Moon' ? '' : words.standing[fact.body][place]!;
    case 'quiet':
      return words.quiet[(variant + fact.house) % 6]!(area, when(fact.at));
  }
}

/** Whether a sentence is told with its day, where many days are told. */
export function isDated({ kind }: Fact): boolean {
  return kind !== 'standing' && kind !== 'moon' && kind !== 'quiet';
}
