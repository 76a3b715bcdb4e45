import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { signPlace } from '../../domain/sky/sign.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { POINT_NAMES } from '../../library/names/points.ts';
import { chartPicture } from '../../ui/share/chart-picture.ts';
import { ShareSheet } from '../reading/ShareSheet.tsx';
import type { KeptChart } from './useChart.ts';

/** A chart for others: the wheel and the three great signs. Neither day nor hour nor place of the birth is told. */
export function ShareChart({ kept, onClose }: { kept: KeptChart; onClose: () => void }) {
  const { t } = useLingui();
  const shown = useMemo(() => {
    const { cast } = kept;
    const called = POINT_NAMES[currentLanguage()];
    const great = [
      [called.Sun, cast.chart.points.Sun.longitude],
      [called.Moon, cast.chart.points.Moon.longitude],
      ...(cast.timed ? [[called.Ascendant, cast.chart.angles.ascendant] as const] : []),
    ] as const;
    return {
      picture: chartPicture(cast),
      lines: great.map(([place, longitude]) => ({ place, name: names().signs[signPlace(longitude).sign] })),
    };
  }, [kept]);
  return (
    <ShareSheet
      {...shown}
      title={t`Birth chart`}
      question=""
      summary={t`Tropical zodiac, true places of the planets.`}
      invitation={t`Cast your own chart`}
      path="/astrolabe"
      onClose={onClose}
    />
  );
}
