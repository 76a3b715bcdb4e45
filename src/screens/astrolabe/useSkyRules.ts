import { useLingui } from '@lingui/react/macro';
import type { PortraitRule } from '../../domain/sky/portrait/compose.ts';

/** Where a sentence about a chart comes from. */
export function useSkyRules(): Record<PortraitRule, string> {
  const { t } = useLingui();
  return {
    sign: t`From the sign in which the point stands: the manner.`,
    house: t`From the house in which the point stands: the part of life.`,
    angle: t`From an angle of the chart: the ascendant or the midheaven, or a planet within six degrees of one.`,
    ruler: t`From the planet that rules the sign of the ascendant, by the house in which it stands.`,
    dignity: t`From the dignity of the planet in its sign: domicile, exaltation, detriment or fall.`,
    retrograde: t`The planet was retrograde: seen from the Earth it went backwards.`,
    aspect: t`From an aspect between two planets, the closest first; each is told once.`,
    balance: t`From counting the ten planets over elements and modes.`,
    pattern: t`From the shape that the ten planets make round the wheel.`,
    sect: t`From whether the Sun was above the horizon.`,
    transit: t`A planet of today’s sky within two degrees of an aspect to a planet of the birth.`,
    bond: t`An aspect from a planet of the one chart to a planet of the other.`,
  };
}
