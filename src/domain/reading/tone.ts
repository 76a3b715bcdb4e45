/** How a card is met before anything is asked of it: gladly, evenly, or with a sigh. */
export type Tone = 'welcome' | 'plain' | 'hard';

/** Cards that most people are glad to see upright. */
const WELCOME = new Set([
  ...['maj03', 'maj08', 'maj14', 'maj17', 'maj19', 'maj21', 'wan01', 'wan03', 'wan04', 'wan06', 'wanQ'],
  ...['cup01', 'cup02', 'cup03', 'cup06', 'cup09', 'cup10', 'pen01', 'pen03', 'pen06', 'pen09', 'pen10', 'penQ'],
]);

/** Cards that weigh something upright; reversed, the weight is being set down. */
const HEAVY = new Set([
  ...[
    'maj12',
    'maj13',
    'maj15',
    'maj16',
    'maj18',
    'wan05',
    'wan07',
    'wan09',
    'wan10',
    'cup04',
    'cup05',
    'cup07',
    'cup08',
  ],
  ...['swo02', 'swo03', 'swo05', 'swo07', 'swo08', 'swo09', 'swo10', 'pen04', 'pen05'],
]);

/** Of the heavy cards those that speak of something unsettled rather than of a weight. */
const UNSETTLED = new Set(['maj12', 'wan07', 'cup04', 'cup07', 'swo02', 'swo07', 'pen04']);

/** A place that hinders or promises is entered otherwise with The Sun than with the Ten of Swords. */
export function toneOf({ id, reversed }: { id: string; reversed: boolean }): Tone {
  if (reversed) return HEAVY.has(id) ? 'plain' : 'hard';
  if (WELCOME.has(id)) return 'welcome';
  return HEAVY.has(id) && !UNSETTLED.has(id) ? 'hard' : 'plain';
}

/** An unsettled card weighs little, yet after a heavy one it is no relief. */
export function isUnsettled({ id, reversed }: { id: string; reversed: boolean }): boolean {
  return !reversed && UNSETTLED.has(id);
}
