import { useLingui } from '@lingui/react/macro';
import type { Fact } from '../../domain/horoscope/fact.ts';
import type { PlanetName } from '../../domain/sky/planets.ts';
import { positionsAt } from '../../domain/sky/positions.ts';
import { signPlace } from '../../domain/sky/sign.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { dateWords, hourWords } from '../../i18n/moment.ts';
import { names } from '../../i18n/names.ts';
import { POINT_NAMES } from '../../library/names/points.ts';
import { useEventWords } from '../sky/useEventWords.ts';
import { useTransitWords } from '../sky/useTransitWords.ts';
import type { HoroscopeOf } from './useHoroscope.ts';

/** The fact on which a sentence of a horoscope rests: what, when, and in which house. */
export function useFactWords(of: HoroscopeOf): (fact: Fact) => string {
  const { t } = useLingui();
  const eventWords = useEventWords();
  const { heading } = useTransitWords();
  const { signs } = names();
  const what = (fact: Fact): string => {
    const { at } = fact;
    switch (fact.kind) {
      case 'meeting':
        if (fact.own) return heading({ transiting: fact.mover, natal: fact.other, angle: fact.angle });
        return eventWords({ kind: 'aspect', at, bodies: [fact.mover, fact.other as PlanetName], angle: fact.angle });
      case 'lunation': {
        const phase = eventWords({ kind: 'lunation', at, phase: fact.phase });
        if (!fact.eclipse) return phase;
        return `${phase} · ${eventWords({ kind: 'eclipse', at, of: fact.phase === 'new' ? 'Sun' : 'Moon' })}`;
      }
      case 'station':
        return eventWords({ kind: 'station', at, body: fact.body, turns: fact.turns });
      case 'ingress':
      case 'quiet':
        return eventWords({ kind: 'ingress', at, body: fact.kind === 'quiet' ? 'Moon' : fact.body, sign: fact.sign });
      case 'moon':
        return names().moonIn(signs[fact.sign]);
      case 'standing': {
        const sign = signs[signPlace(positionsAt(at)[fact.body].longitude).sign];
        return t`${POINT_NAMES[currentLanguage()][fact.body]} in ${sign}`;
      }
    }
  };
  return (fact) => {
    const { house } = fact;
    const where =
      'sign' in of ? t`house ${house} from ${signs[of.sign]}` : t`house ${house} of ${of.kept.row.birth.name}`;
    const day = dateWords(fact.at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    return `${what(fact)} · ${day}, ${hourWords(fact.at)} · ${where}`;
  };
}
