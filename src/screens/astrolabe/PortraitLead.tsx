import { useLingui } from '@lingui/react/macro';
import { LANGUAGE_TRAITS } from '../../domain/language.ts';
import type { Cast } from '../../domain/sky/birth.ts';
import { meetingOf } from '../../domain/sky/portrait/compose.ts';
import type { SkyWords } from '../../domain/sky/portrait/texts.ts';
import { type Weighed, type WeightReason, weighChart } from '../../domain/sky/portrait/weights.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { POINT_NAMES } from '../../library/names/points.ts';
import css from './PortraitLead.module.css';
import { useAspectNames } from './Tables.tsx';

/** Three sentences before the portrait: what weighs most and why, what least, and how the two go together. */
export function PortraitLead({ cast, words }: { cast: Cast; words: SkyWords }) {
  const { t } = useLingui();
  const aspects = useAspectNames();
  const reasonsOf = useReasons(cast);
  const { strongest, weakest, aspect } = weighChart(cast);
  const called = POINT_NAMES[currentLanguage()];
  const [strong, weak] = [called[strongest.planet], called[weakest.planet]];
  const [strongArea, weakArea] = [words.areaOf(strong), words.areaOf(weak)];
  const [more, less] = [reasonsOf(strongest), reasonsOf(weakest)];
  const together = () => {
    if (!aspect) return t`No aspect joins the two, so ${weak} is heard only when it is asked on purpose.`;
    const name = aspects[aspect];
    if (meetingOf(aspect) === 'strain') return t`The two stand in ${name}: they dispute, and as a rule ${strong} wins.`;
    return t`The two stand in ${name}, so that ${strong} takes ${weak} along.`;
  };
  const sentences = [
    more
      ? t`Most of the weight lies on ${strong}, on ${strongArea}: ${more}.`
      : t`By a little, most of the weight lies on ${strong}, on ${strongArea}.`,
    less
      ? t`${weak} has the least say, and with it ${weakArea}: ${less}.`
      : t`${weak}, which stands for ${weakArea}, has a little less say than the rest.`,
    together(),
  ];
  return <p className={css.lead}>{sentences.join(LANGUAGE_TRAITS[currentLanguage()].space)}</p>;
}

/** So many reasons are named. */
const MAX_REASONS = 3;

function useReasons(cast: Cast): (of: Weighed) => string {
  const { t } = useLingui();
  const list = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' });
  return ({ planet, reasons }) => {
    const sign = names().signs[cast.chart.points[planet].sign];
    const house = cast.timed ? cast.chart.points[planet].house : 0;
    const said: Record<WeightReason, string> = {
      domicile: t`it is at home in ${sign}`,
      exaltation: t`it is exalted in ${sign}`,
      detriment: t`${sign} lies opposite its own sign`,
      fall: t`it is in its fall in ${sign}`,
      angle: t`it stands on an angle of the chart`,
      seen: t`house ${house} puts it in view`,
      hidden: t`house ${house} keeps it out of view`,
      ruler: t`it rules the Ascendant`,
      sect: planet === 'Sun' ? t`it is the light of a birth by day` : t`it is the light of a birth by night`,
      joined: t`many aspects lead to it`,
      alone: t`no close aspect leads to it`,
    };
    return list.format(reasons.slice(0, MAX_REASONS).map((reason) => said[reason]));
  };
}
