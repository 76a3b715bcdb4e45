import { useEffect, useState } from 'react';
import type { NatalGround } from '../../domain/dice/natal.ts';
import { owner, useSession } from '../../session.ts';
import { readCharts } from '../../storage/charts.ts';
import { useLive } from '../../storage/store/live.ts';

/** The person's own birth chart as far as dice speak of it; `null` without one, `undefined` until that is known. */
export function useNatal(): NatalGround | null | undefined {
  useSession();
  const me = owner();
  const found = useLive(
    async () => ({ row: (await readCharts(me)).find(({ birth }) => birth.relation === 'self') }),
    [me],
  );
  const [natal, setNatal] = useState<NatalGround | null>();
  useEffect(() => {
    if (!found) return;
    const { row } = found;
    let gone = false;
    const cast = async (): Promise<NatalGround | null> => {
      if (!row) return null;
      // The ephemeris is fetched only for those who have a chart.
      const { castBirth } = await import('../../domain/sky/birth.ts');
      const { timed, chart } = castBirth(row.birth, row.houseSystem);
      if (timed) return chart;
      // Without a time of birth, what changed its sign that day stands nowhere for certain.
      const unsure = chart.changing.map(({ point }) => point);
      const sure = Object.entries(chart.points).filter(([name]) => !unsure.some((point) => point === name));
      return { points: Object.fromEntries(sure), cusps: null };
    };
    cast().then(
      (ground) => !gone && setNatal(ground),
      (reason) => {
        console.warn('The birth chart could not be cast:', String(reason));
        if (!gone) setNatal(null);
      },
    );
    return () => {
      gone = true;
    };
  }, [found]);
  return natal;
}
