import type { Intent, Matter } from '../question/matter-kinds.ts';
import { isHeavy, isUsuallyHeavy } from '../question/yes.ts';

/** A card with the side that lies up. */
export interface Side {
  id: string;
  reversed: boolean;
}

/** How far each card leans, from 2 (yes, gladly) to -2 (no, heavily), upright and reversed; our own table after common practice. */
const LEAN: Readonly<Record<string, readonly [upright: number, reversed: number]>> = {
  ...row('maj', '00', [1, -1], [1, -1], [0, -1], [2, -1], [1, -1], [1, 0], [2, -2], [2, -1], [1, -1], [-1, 0], [1, -1]),
  ...row('maj', '11', [0, -1], [-1, 0], [-1, 0], [1, -1], [-2, 1], [-2, -1], [2, -1], [-1, 1], [2, 1], [1, -1], [2, 0]),
  ...row('wan', '01', [2, -1], [1, -1], [1, -1], [2, 1], [-1, 0], [2, -1], [0, -1], [2, -1], [-1, -1], [-1, 0]),
  ...row('wan', 'PNQK', [1, -1], [1, -1], [1, -1], [1, -1]),
  ...row('cup', '01', [2, -1], [2, -1], [2, -1], [-1, 1], [-2, 1], [1, -1], [-1, 1], [-1, 0], [2, -1], [2, -1]),
  ...row('cup', 'PNQK', [1, -1], [2, -1], [1, -1], [1, -1]),
  ...row('swo', '01', [1, -1], [0, -1], [-2, 1], [0, 0], [-1, 0], [1, -1], [-1, 0], [-1, 1], [-2, 1], [-2, 1]),
  ...row('swo', 'PNQK', [0, -1], [0, -1], [0, -1], [0, -1]),
  ...row('pen', '01', [2, -1], [0, -1], [1, -1], [0, 0], [-2, 1], [1, -1], [0, -1], [1, -1], [2, -1], [2, -1]),
  ...row('pen', 'PNQK', [1, -1], [1, -1], [1, -1], [1, -1]),
};

/** Cards that say more of a matter than they say in general; a minus before the id means the reversed side. */
const OF_MATTER: Readonly<Partial<Record<Intent, Readonly<Record<string, number>>>>> = {
  feelings: { cup02: 1, cupN: 1, cup06: 1, maj06: 1, cup04: -1, maj09: -1, swo03: -1, swoQ: -1, cup08: -1 },
  contact: { wan08: 1, cupP: 1, cupN: 1, swoP: 1, wanP: 1, maj09: -1, swo04: -1, cup08: -1, '-wan08': -1 },
  reconcile: { cup06: 1, maj20: 1, cup02: 1, maj14: 1, maj13: -1, swo03: -1, cup08: -1, swo06: -1, '-cup05': 1 },
  meet: { cup01: 1, cup02: 1, cupN: 1, maj00: 1, wan04: 1, cup03: 1, maj09: -1, cup04: -1, '-cup02': -1 },
  confess: { cup01: 1, cupN: 1, wan01: 1, swo01: 1, maj08: 1, swo02: -1, cup07: -1, maj12: -1 },
  bond: { cup02: 1, cup10: 1, pen10: 1, maj06: 1, swo03: -1, wan05: -1, '-cup02': -1 },
  commit: { maj05: 1, wan04: 1, cup10: 1, pen10: 1, maj04: 1, maj00: -1, wanN: -1, cup07: -1, '-maj05': -1 },
  loyalty: { swo07: -1, maj18: -1, maj15: -1, cup07: -1, maj05: 1, cup02: 1, pen10: 1, maj11: 1, swo03: -1, cup03: -1 },
  leave: { cup08: -1, maj13: -1, swo06: -1, swo03: -1, maj16: -1, cup02: 1, pen10: 1, maj14: 1 },
  offer: { pen01: 1, wan03: 1, wan06: 1, maj10: 1, pen03: 1, cup05: -1, '-pen01': -1, pen05: -1 },
  change: { maj00: 1, wan02: 1, cup08: 1, maj10: 1, swo06: 1, pen04: -1, maj04: -1, pen07: -1 },
  rise: { wan06: 1, maj19: 1, pen08: 1, maj04: 1, pen03: 1, '-wan06': -1, pen07: -1 },
  business: { pen03: 1, wan03: 1, pen10: 1, cup03: 1, wan05: -1, swo07: -1, '-pen03': -1 },
  exam: { wan06: 1, swo01: 1, pen08: 1, maj19: 1, maj20: 1, cup07: -1, swo09: -1, '-pen08': -1 },
  study: {
    maj09: 2,
    pen08: 1,
    penP: 1,
    swo01: 1,
    maj02: 1,
    maj05: 1,
    pen03: 1,
    cup07: -1,
    cup04: -1,
    '-pen08': -1,
    '-cup08': -1,
  },
  money: { pen01: 1, pen09: 1, pen10: 1, pen06: 1, pen05: -1, '-pen06': -1, swo07: -1 },
  mood: { maj17: 1, maj14: 1, maj19: 1, swo09: -1, cup05: -1, '-maj17': -1 },
  family: { cup10: 1, pen10: 1, cup06: 1, wan04: 1, wan05: -1, maj16: -1 },
  friend: { cup03: 1, cup06: 1, maj11: 1, swo07: -1, '-cup03': -1 },
  move: { wan02: 1, swo06: 1, maj07: 1, wan08: 1, pen04: -1, wan04: -1 },
  lost: { cup06: 1, pen06: 1, maj19: 1, maj20: 1, swo07: -1, cup05: -1, pen05: -1 },
};

/** How far a card leans towards a good end of a matter, -2 to 2. */
export function leanOf({ id, reversed }: Side, intent: Intent): number {
  const lean = (LEAN[id]?.[reversed ? 1 : 0] ?? 0) + (OF_MATTER[intent]?.[reversed ? `-${id}` : id] ?? 0);
  return Math.max(-2, Math.min(2, lean));
}

/**
 * Whether what the words for a matter affirm is what weighs something: by the words of the question, else as it is usually
 * asked.
 */
export function isHeavyYes({ yes, ...matter }: Pick<Matter, 'intent' | 'facet' | 'yes'>): boolean {
  return yes ? isHeavy(yes) : isUsuallyHeavy(matter);
}

function row(family: string, from: string, ...leans: readonly (readonly [number, number])[]) {
  const courts = [...from];
  const idOf = (index: number) =>
    /^\d/.test(from) ? String(Number(from) + index).padStart(2, '0') : (courts[index] ?? '');
  return Object.fromEntries(leans.map((lean, index) => [`${family}${idOf(index)}`, lean]));
}
