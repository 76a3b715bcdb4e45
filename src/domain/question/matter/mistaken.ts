import type { Intent } from '../matter-kinds.ts';

/** What is sent and on its way. */
export const PARCEL = /\b(?:parcel|package|deliver(?:y|ies)\b)|快[递遞件]|包裹|寄[出来來给給的]/iu;
/** An offer to leave work for good. */
export const RETIRING = /early retirement|redundancy (?:offer|package)|[内优優]退/iu;

/** What words of another matter mislead about, as they are folded: from, to, and what shows it. */
const MISTAKEN: readonly (readonly [from: Intent, to: Intent, shows: RegExp])[] = [
  [
    'lost',
    'open',
    /^(?!.*(?:lost|missing|stole|find|found|taken|took|wh|[丢找偷拿捡掉哪]|不见)).*(?:(?:parcel|package|deliver).*(?:arrive|come|here|ed\b|turn up)|(?:快[递件]|包裹).*[到来送派])/,
  ],
  ['offer', 'change', RETIRING],
  ['exam', 'open', /验收|年检|消防检查/],
  ['purchase', 'open', /council.*(?:approve|permission)/],
  ['change', 'self', /陶艺|跑团/],
];

/** What a question asks whose words mislead; null where they do not. Its text is folded. */
export function meantInstead(text: string, intent: Intent): Intent | null {
  return MISTAKEN.find(([from, , shows]) => from === intent && shows.test(text))?.[1] ?? null;
}
