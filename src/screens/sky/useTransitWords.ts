import { useLingui } from '@lingui/react/macro';
import { isReturn } from '../../domain/sky/portrait/rank-transits.ts';
import type { ExactAngle } from '../../domain/sky/sky-events.ts';
import type { TransitTime } from '../../domain/sky/transit-times.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { dateWords, hourWords } from '../../i18n/moment.ts';
import { POINT_NAMES } from '../../library/names/points.ts';

/** A transit that lasts at most so long is told by the hour. */
const SHORT_MS = 3 * 86_400_000;

interface TransitWords {
  /** `Saturn square your Sun`. */
  heading(transit: Pick<TransitTime, 'transiting' | 'natal' | 'angle'>): string;
  /** From when until when it is in orb, and when it is exact: by the day, short ones by the hour. */
  dates(transit: TransitTime): string;
}

/** How a transit is called, and its dates. */
export function useTransitWords(): TransitWords {
  const { t } = useLingui();
  const called = POINT_NAMES[currentLanguage()];
  const meets = useNatalMeeting();
  return {
    heading: (one) => {
      const planet = called[one.transiting];
      return isReturn(one)
        ? t`${planet} returns to its place at your birth`
        : meets(planet, one.angle, called[one.natal]);
    },
    dates: ({ from, exact, until }) => {
      const short = Date.parse(until) - Date.parse(from) <= SHORT_MS;
      const years = new Set([from, ...exact, until].map((at) => new Date(at).getFullYear())).size;
      const written = (at: string) => {
        const day = dateWords(at, { day: 'numeric', month: 'short', ...(years > 1 && { year: 'numeric' }) });
        return short ? `${day} ${hourWords(at)}` : day;
      };
      const passes = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(exact.map(written));
      return t`${written(from)} – ${written(until)}, exact ${passes}`;
    },
  };
}

/** A planet of the sky, the aspect, and a point of the person's own chart. */
function useNatalMeeting(): (planet: string, angle: ExactAngle, point: string) => string {
  const { t } = useLingui();
  return (planet, angle, point) => {
    switch (angle) {
      case 0:
        return t`${planet} on your ${point}`;
      case 60:
        return t`${planet} sextile your ${point}`;
      case 90:
        return t`${planet} square your ${point}`;
      case 120:
        return t`${planet} trine your ${point}`;
      case 180:
        return t`${planet} opposite your ${point}`;
    }
  };
}
