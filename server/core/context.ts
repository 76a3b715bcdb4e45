import type { QuizBook } from '../content/quizzes.ts';
import type { SpreadShape } from '../content/spreads.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { PlaceFinder } from '../ports/finder.ts';
import type { Consent, FacebookCheck } from '../ports/identity.ts';
import type { Moderator } from '../ports/moderator.ts';
import type { Payment } from '../ports/payment.ts';
import type { PushSender } from '../ports/push.ts';
import type { Reader } from '../ports/reader.ts';
import type { CodeSender } from '../ports/sender.ts';
import type { WechatAccount } from '../ports/wechat.ts';
import type { Settings } from '../settings/table.ts';
import type { Limits } from './limits.ts';
import type { TimeLimits } from './time-limits.ts';

/** The outside world; null is a feature that is off here and answers "not yet open". */
export interface Providers {
  readonly sms: CodeSender | null;
  readonly mail: CodeSender | null;
  readonly facebook: FacebookCheck | null;
  readonly wechat: Consent | null;
  /** The official account whose pages are shared as cards, and the mini-program. */
  readonly official: WechatAccount | null;
  readonly miniprogram: WechatAccount | null;
  /** Ways to pay, the first one offered first; none where payment is off. */
  readonly payments: readonly Payment[];
  readonly moderator: Moderator;
  /** Rings phones whose people asked for it. */
  readonly push: PushSender | null;
  /** The places that the app knows too. */
  readonly gazetteer: PlaceFinder;
  /** Places beyond the gazetteer. */
  readonly places: PlaceFinder | null;
  /** The first one that covers a draw reads it. */
  readonly readers: readonly Reader[];
}

/** What every handler can reach. The server keeps no other state, so that two of them can stand behind one database. */
export interface ServerContext {
  readonly settings: Settings;
  readonly database: Database;
  readonly providers: Providers;
  readonly limits: Limits;
  readonly timeLimits: TimeLimits;
  readonly secret: string;
  /** Where people reach the app: an origin. */
  readonly home: string;
  /** Origins that may write. */
  readonly origins: readonly string[];
  readonly welcomeCoins: number;
  readonly spreads: ReadonlyMap<number, SpreadShape>;
  readonly quizzes: QuizBook;
  readonly clock: () => Date;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Says that there is work, so that the worker need not wait for its next look. */
  readonly wake: () => void;
}
