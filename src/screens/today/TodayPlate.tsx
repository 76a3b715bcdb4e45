import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ComponentType } from 'react';
import { brand } from '../../brand.ts';
import { dayOf, daysAfter, startOfDay } from '../../domain/day.ts';
import type { LessonCard } from '../../domain/lesson/deck.ts';
import { rankTransits } from '../../domain/sky/portrait/rank-transits.ts';
import { skyOfDay } from '../../domain/today/sky-of-day.ts';
import { loadScreenMessages } from '../../i18n/catalogs.ts';
import { dateWords, hourWords } from '../../i18n/moment.ts';
import { names } from '../../i18n/names.ts';
import { useSettings } from '../../storage/settings.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { useBack } from '../../ui/card/useBack.ts';
import { useChart } from '../astrolabe/useChart.ts';
import { useDayCard } from '../lessons/useDayCard.ts';
import { useNow } from '../reading/useNow.ts';
import { useSkyEvents, useTransits } from '../sky/useSkyAsked.ts';
import { useTransitWords } from '../sky/useTransitWords.ts';
import { cardWords } from '../tarot/card-words.ts';
import css from './TodayPlate.module.css';

/** What home begins with, with its words. */
export async function bringTodayPlate(): Promise<ComponentType> {
  await loadScreenMessages('today');
  return TodayPlate;
}

const CARD_PX = 36;

/** The card of the day, face down until it is turned, and one fact of the sky; it opens the page of today. */
function TodayPlate() {
  const { t } = useLingui();
  const { dayDeck } = useSettings();
  const draw = useDayCard(dayDeck);
  const back = useBack(brand.id, CARD_PX);
  const line = useSkyLine();
  const card = draw?.cards[0];
  return (
    <Link to="/today" className={css.plate}>
      <span className={css.card}>
        {card ? (
          <CardImage id={card.id as LessonCard} width={CARD_PX} alt="" reversed={card.reversed} />
        ) : (
          back && <img src={back} alt="" width={CARD_PX} height={CARD_PX * 1.7} />
        )}
      </span>
      <span className={css.words}>
        <strong>{card ? cardWords(card) : draw === null && t`Your card is face down`}</strong>
        <span>{line}</span>
      </span>
      <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
    </Link>
  );
}

/** The weightiest transit of the person's chart; without a chart a void Moon, or when the Moon changes its sign. */
function useSkyLine(): string {
  const { t } = useLingui();
  const now = useNow();
  const today = dayOf(now);
  const kept = useChart(undefined);
  const [from, to] = [startOfDay(today), startOfDay(daysAfter(today, 1))];
  const events = useSkyEvents(today, today);
  const transits = useTransits(kept?.cast, { from, to });
  const { heading } = useTransitWords();
  if (kept && Array.isArray(transits)) {
    const [first] = rankTransits(transits, kept.cast, now);
    if (!first) return '';
    const day = dateWords(first.until, { day: 'numeric', month: 'short' });
    return t`${heading(first)}, until ${day}`;
  }
  if (kept !== null || !Array.isArray(events)) return '';
  const sky = skyOfDay(events, now.toISOString(), to);
  const isVoid = sky.voids.find((one) => Date.parse(one.from) <= now.getTime());
  if (isVoid) return t`The Moon is void of course until ${hourOf(isVoid.until, today)}`;
  if (!sky.leaves) return '';
  return t`The Moon enters ${names().signs[sky.leaves.sign]} at ${hourOf(sky.leaves.at, today)}`;
}

function hourOf(instant: string, today: string): string {
  if (dayOf(new Date(instant)) === today) return hourWords(instant);
  return `${dateWords(instant, { weekday: 'short' })} ${hourWords(instant)}`;
}
