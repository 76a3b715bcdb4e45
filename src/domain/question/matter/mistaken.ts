import type { Intent } from '../matter-kinds.ts';
import type { Apart } from './told-apart.ts';

/** What is sent and on its way. */
export const PARCEL = /\b(?:parcel|package|deliver(?:y|ies)\b)|快[递遞件]|包裹|寄[出来來给給的]/iu;
/** An offer to leave work for good. */
export const RETIRING = /early retirement|redundancy (?:offer|package)|[内优優]退/iu;

/** To speak before people: whoever listens is neither a colleague to get on with nor a doctor with a report. */
export const TALK =
  /\b(?:my|our|the|a) (?:\w+ )?(?:presentation|speech|keynote|talk on|demo)\b|^(?!.*(?:[检檢][查验驗]|[体體][检檢]|化[验驗]|[医醫病]|抽血|切片|核磁|[财財務务]报|[财財]報)).*(?:[汇匯][报報]|[简簡][报報]|演[讲講说說]|路演|上[台臺].*[讲講]|[报報]告(?=.*(?:[顺順]|[讲講]|表[现現]|[过過][关關]|[砸]))|脱口秀)/iu;

/** Kinds that are told apart, each with the matters for which it is mistaken and the one that it is. */
const TOLD_APART: readonly (readonly [kinds: readonly Apart[], from: string, to: Intent])[] = [
  [['taken'], 'loyalty commit feelings bond meet reconcile contact confess family friend outlook open', 'leave'],
  [['envy'], 'offer self open outlook', 'friend'],
  [['envy', 'ofMe'], 'feelings bond contact', 'friend'],
  [['pay'], 'offer money colleagues business open', 'rise'],
  [['lend', 'money'], 'friend family feelings bond contact purchase open', 'money'],
  [['anxious', 'sleepless'], 'health open outlook', 'mood'],
];

/** What words of another matter mislead about, as they are folded: from, to, and what shows it. */
const MISTAKEN: readonly (readonly [from: Intent, to: Intent, shows: RegExp])[] = [
  [
    'lost',
    'open',
    /^(?!.*(?:lost|missing|stole|find|found|taken|took|wh|[丢找偷拿捡掉哪]|不见)).*(?:(?:parcel|package|deliver).*(?:arrive|come|here|ed\b|turn up)|(?:快[递件]|包裹).*[到来送派])/,
  ],
  ['offer', 'change', RETIRING],
  ...(['colleagues', 'health', 'outlook', 'open', 'rise', 'study'] as const).map(
    (from) => [from, 'exam', TALK] as const,
  ),
  [
    'purchase',
    'move',
    /^(?!.*(?:\b(?:buy|sell|sale)|[买卖售])).*(?:房东|租给|租[到得]|租房|\b(?:landlord|tenancy|lease|rent|renting|viewing)\b)/,
  ],
  ['exam', 'open', /验收|年检|消防检查/],
  ['purchase', 'open', /council.*(?:approve|permission)/],
  ['change', 'self', /陶艺|跑团/],
];

/** What a question asks whose words mislead; null where they do not. Its text is folded. */
export function meantInstead(text: string, intent: Intent, apart: ReadonlySet<Apart>): Intent | null {
  const told = TOLD_APART.find(
    ([kinds, from]) => from.split(' ').includes(intent) && kinds.every((one) => apart.has(one)),
  );
  return told?.[2] ?? MISTAKEN.find(([from, , shows]) => from === intent && shows.test(text))?.[1] ?? null;
}
