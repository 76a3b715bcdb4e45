import { useLingui } from '@lingui/react/macro';
import type { AspectName } from '../../domain/sky/aspects.ts';
import type { SkySentence } from '../../domain/sky/portrait/compose.ts';
import type { Sign } from '../../domain/sky/sign.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { type NamedPoint, POINT_NAMES } from '../../library/names/points.ts';
import css from './Placement.module.css';
import { useAspectNames } from './Tables.tsx';

/** Which placement a paragraph of a portrait speaks of; nothing where it speaks of the whole chart. */
export function Placement({ of }: { of: SkySentence | undefined }) {
  const { t } = useLingui();
  const aspects = useAspectNames();
  if (!of) return null;
  const { rule, cards } = of.source;
  const [first = '', second = '', third = ''] = cards;
  const point = (name: string) => POINT_NAMES[currentLanguage()][name as NamedPoint] ?? name;
  const number = second.replace('house', '');
  const said = () => {
    if (rule === 'sign' || (rule === 'angle' && first === 'Ascendant'))
      return `${point(first)} · ${names().signs[second as Sign]}`;
    if (rule === 'house' || rule === 'ruler') return `${point(first)} · ${t`House ${number}`}`;
    if (rule === 'aspect') return `${point(first)} ${aspects[third as AspectName]} ${point(second)}`;
    return '';
  };
  const text = said();
  return text === '' ? null : <p className={css.placement}>{text}</p>;
}
