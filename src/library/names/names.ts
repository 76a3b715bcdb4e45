import type { LenormandId } from '../../domain/decks/lenormand.ts';
import type { Element, Suit, TarotId } from '../../domain/decks/tarot.ts';
import type { MoonPhase } from '../../domain/sky/moon.ts';
import type { Sign } from '../../domain/sky/sign.ts';
import type { Topic } from '../../domain/topic.ts';

/** What things are called in one language: the field's standard terms, the same on every screen. */
export interface Names {
  tarot: Readonly<Record<TarotId, string>>;
  lenormand: Readonly<Record<LenormandId, string>>;
  suits: Readonly<Record<Suit, string>>;
  majors: string;
  elements: Readonly<Record<Element, string>>;
  signs: Readonly<Record<Sign, string>>;
  phases: Readonly<Record<MoonPhase, string>>;
  moonIn: (sign: string) => string;
  topics: Readonly<Record<Topic, string>>;
  upright: string;
  reversed: string;
}
