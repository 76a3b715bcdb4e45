import { MoonStar } from 'lucide-react';
import { useMemo } from 'react';
import { chart, moon } from '../../art/sky.ts';
import { memoize } from '../../domain/memoize.ts';
import { moonOf } from '../../domain/sky/moon.ts';
import { names } from '../../i18n/names.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import css from './Sky.module.css';

const planisphere = memoize(() => chart(300, 84, 206, { seen: [0, 0, 375, 236] }));

export function Sky({ title, subTitle, now }: { title: string; subTitle: string; now: Date | undefined }) {
  const tonight = useMemo(() => (now ? moonOf(now.toISOString()) : null), [now]);
  const disc = useMemo(() => (tonight ? moon(52, 52, 38, tonight.illuminated, tonight.waxing) : ''), [tonight]);
  return (
    <header className={css.sky}>
      <Drawing svg={planisphere()} viewBox="0 0 375 236" className={css.planisphere} />
      <div className={css.moon}>
        <svg viewBox="0 0 104 104" aria-hidden="true" className={css.ring}>
          <circle cx="52" cy="52" r="45" />
          <circle cx="52" cy="52" r="49" strokeDasharray="1 5" strokeWidth="2" />
        </svg>
        {tonight && <Drawing svg={disc} viewBox="0 0 104 104" className={css.disc} />}
      </div>
      <h1 className={`display ${css.title}`}>{title}</h1>
      <p className={css.sub}>{subTitle}</p>
      <p className={css.phase}>
        {tonight && (
          <>
            <MoonStar size={16} strokeWidth={1.5} aria-hidden="true" />
            {names().phases[tonight.phaseName]} · {names().moonIn(names().signs[tonight.sign])}
          </>
        )}
      </p>
    </header>
  );
}
