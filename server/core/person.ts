/** Who asks: the person and the session, read together in one query. */
export interface Person {
  readonly sessionId: string;
  readonly userId: string;
  readonly username: string;
  readonly frog: boolean;
  /** Sits at the desk. */
  readonly reader: boolean;
  /** Has a seat at /operator. */
  readonly operator: boolean;
  /** The membership of this moment, and when the last of the periods that follow it ends. */
  readonly vipId: number | null;
  readonly vipUntil: Date | null;
  readonly createdAt: Date;
  readonly coins: number;
  /** A new companion cookie to be set with this answer. */
  readonly companion: string | null;
}
