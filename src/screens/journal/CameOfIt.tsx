import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { fetchUnderstanding } from '../../actions/reading/understanding.ts';
import { LANDINGS } from '../../domain/journal/entry.ts';
import { landingsByIntent } from '../../domain/journal/landings.ts';
import type { EntryLine } from '../../domain/journal/line.ts';
import { scriptsOf } from '../../domain/question/scripts.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { loadAboutWords } from '../../library/reading/about.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import css from './Patterns.module.css';
import { useLandings } from './useLandings.ts';

/** What came of the readings by what they asked; nothing before it was kept of one. */
export function CameOfIt({ lines }: { lines: readonly EntryLine[] }) {
  const landed = useMemo(() => lines.filter(({ landed }) => landed), [lines]);
  return landed.length > 0 ? <ByIntent landed={landed} /> : null;
}

function ByIntent({ landed }: { landed: readonly EntryLine[] }) {
  const { t } = useLingui();
  const called = useLandings();
  const { latin, han } = scriptsOf(landed.map(({ draw }) => draw.question).join(' '));
  const load = useCallback(async () => {
    const ask = await fetchUnderstanding({ latin, han });
    return { ask };
  }, [latin, han]);
  const understanding = useLoaded(load);
  const about = useLoaded(loadAboutWords);
  const landings = useMemo(
    () =>
      understanding &&
      landingsByIntent(
        landed,
        ({ draw, matter }) => understanding.ask(draw.question, draw.topic, currentLanguage(), matter).intent,
      ),
    [landed, understanding],
  );
  if (!landings || !about) return null;
  return (
    <section>
      <h2 className="display">{t`What came of it`}</h2>
      <ul className={css.cards}>
        {landings.map(({ intent, counts }) => (
          <li key={intent}>
            <strong>{about.intents[intent]}</strong>
            <span className="figures">
              {LANDINGS.filter((how) => counts[how] > 0)
                .map((how) => `${called[how]} ${counts[how]}`)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
