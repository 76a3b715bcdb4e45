import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dayOf, daysAfter, startOfDay } from '../../domain/day.ts';
import { isTarotId, tarotCard } from '../../domain/decks/tarot.ts';
import type { DealtCard } from '../../domain/draw/draw.ts';
import { strongestEvent } from '../../domain/horoscope/candidates.ts';
import type { CardFamily } from '../../domain/horoscope/texts.ts';
import { sentence } from '../../domain/reading/sentence.ts';
import { rankTransits, wayOf } from '../../domain/sky/portrait/rank-transits.ts';
import { dateWords, hourWords } from '../../i18n/moment.ts';
import { loadHoroscopeWords } from '../../library/horoscope/load.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useChart } from '../astrolabe/useChart.ts';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import { useEventWords } from '../sky/useEventWords.ts';
import { useSkyEvents, useTransits } from '../sky/useSkyAsked.ts';
import { useTransitWords } from '../sky/useTransitWords.ts';
import { cardName, cardWords } from '../tarot/card-words.ts';

/** The card of today and the strongest dated fact of the sky in one sentence, with both as its sources. */
export function JointLine({ card }: { card: DealtCard }) {
  const words = useLoaded(loadHoroscopeWords);
  const fact = useStrongest();
  if (!words || !fact) return null;
  const advice = words.joint[fact.way][familyOf(card.id)][card.reversed ? 1 : 0];
  const text = words.join(cardName(card.id), fact.short, advice);
  const to = isTarotId(card.id) ? '/tarotMean' : '/lenormandMean';
  return (
    <ReadingText
      short
      rules={{ joint: fact.long }}
      linkTo={(id) => ({ id, name: cardWords(card), to, search: { card: id } })}
    >
      <Paragraph sentences={[sentence(text, 'joint', card.id)]} />
    </ReadingText>
  );
}

interface Strongest {
  way: 'union' | 'ease' | 'strain';
  /** With its end or its hour, and with all its dates. */
  short: string;
  long: string;
}

/** Of the person's own chart the weightiest transit, otherwise the weightiest event of the day. */
function useStrongest(): Strongest | undefined {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const today = dayOf(now);
  const [from, to] = [startOfDay(today), startOfDay(daysAfter(today, 1))];
  const kept = useChart(undefined);
  const transits = useTransits(kept?.cast, { from, to });
  const events = useSkyEvents(today, today);
  const { heading, dates } = useTransitWords();
  const eventWords = useEventWords();
  if (kept === undefined || !Array.isArray(events) || (kept && !Array.isArray(transits))) return undefined;
  const [first] = kept && Array.isArray(transits) ? rankTransits(transits, kept.cast, now) : [];
  if (first) {
    const isNear = Date.parse(first.until) - now.getTime() < WEEK_MS;
    const end = dateWords(first.until, isNear ? { weekday: 'long' } : { day: 'numeric', month: 'long' });
    const what = heading(first);
    return { way: wayOf(first.angle), short: t`${what} until ${end}`, long: `${what} · ${dates(first)}` };
  }
  const event = strongestEvent(events, from, to);
  if (!event) return undefined;
  const [what, hour] = [eventWords(event), hourWords(event.at)];
  const way = event.kind === 'aspect' ? wayOf(event.angle) : 'union';
  const day = dateWords(event.at, { weekday: 'long', day: 'numeric', month: 'long' });
  return { way, short: t`${what} at ${hour}`, long: `${what} · ${day}, ${hour}` };
}

/** A weekday names an end that is nearer. */
const WEEK_MS = 6 * 86_400_000;

function familyOf(id: string): CardFamily {
  if (!isTarotId(id)) return 'lenormand';
  const card = tarotCard(id);
  return card.arcana === 'major' ? 'major' : card.suit;
}
