import { useLingui } from '@lingui/react/macro';
import { moonOf } from '../../domain/sky/moon.ts';
import type { ExactAngle, SkyEvent } from '../../domain/sky/sky-events.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { POINT_NAMES } from '../../library/names/points.ts';

/** What happens in the sky, in a few words. */
export function useEventWords(): (event: SkyEvent) => string {
  const { t } = useLingui();
  const meet = useMeetingWords();
  const { signs, phases } = names();
  const called = POINT_NAMES[currentLanguage()];
  return (event) => {
    switch (event.kind) {
      case 'aspect':
        return meet(called[event.bodies[0]], event.angle, called[event.bodies[1]]);
      case 'ingress':
        return t`${called[event.body]} enters ${signs[event.sign]}`;
      case 'lunation':
        return t`${phases[event.phase]} in ${signs[moonOf(event.at).sign]}`;
      case 'station':
        return event.turns === 'retrograde'
          ? t`${called[event.body]} turns retrograde`
          : t`${called[event.body]} turns direct`;
      case 'eclipse':
        return event.of === 'Sun' ? t`Eclipse of the Sun` : t`Eclipse of the Moon`;
      case 'void':
        return t`Moon void of course`;
    }
  };
}

/** Two points and the aspect between them. */
function useMeetingWords(): (first: string, angle: ExactAngle, second: string) => string {
  const { t } = useLingui();
  return (first, angle, second) => {
    switch (angle) {
      case 0:
        return t`${first} conjunct ${second}`;
      case 60:
        return t`${first} sextile ${second}`;
      case 90:
        return t`${first} square ${second}`;
      case 120:
        return t`${first} trine ${second}`;
      case 180:
        return t`${first} opposite ${second}`;
    }
  };
}
