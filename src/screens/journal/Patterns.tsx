import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { EntryLine } from '../../domain/journal/line.ts';
import { type Reversals, statisticsOf } from '../../domain/journal/statistics.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { Bars } from './Bars.tsx';
import { CameOfIt } from './CameOfIt.tsx';
import css from './Patterns.module.css';
import { useEntryWords } from './useEntryWords.ts';

/** What the readings of the journal have in common, each figure beside what chance alone would bring. */
export function Patterns({ lines }: { lines: readonly EntryLine[] }) {
  const { t } = useLingui();
  const words = useEntryWords();
  const statistics = useMemo(() => statisticsOf(lines), [lines]);
  const terms = names();
  const number = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 });
  const drawn = statistics.suits.some(({ count }) => count > 0);
  return (
    <div className={css.body}>
      <div className={css.lead}>
        <p>
          <Plural value={statistics.readings} one="# reading so far." other="# readings so far." />
        </p>
        {statistics.readings < 10 && <p>{t`With fewer than ten, chance speaks louder than any pattern.`}</p>}
      </div>
      {statistics.returning.length > 0 && (
        <section>
          <h2 className="display">{t`Cards that come back`}</h2>
          <ul className={css.cards}>
            {statistics.returning.slice(0, 8).map(({ card, count, expected }) => (
              <li key={card}>
                <strong>{words.card(card)}</strong>
                <span className="figures">
                  <Trans>
                    {count} times, by chance {number.format(expected)}
                  </Trans>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {drawn && (
        <section>
          <h2 className="display">{t`Majors and suits`}</h2>
          <Bars
            rows={statistics.suits.map(({ suit, count, expected }) => ({
              name: suit === 'majors' ? terms.majors : terms.suits[suit],
              count,
              expected,
            }))}
          />
          <p className={css.note}>{t`The line on each bar is what chance would bring.`}</p>
        </section>
      )}
      {statistics.topics.length > 1 && (
        <section>
          <h2 className="display">{t`What you ask about`}</h2>
          <Bars rows={statistics.topics.map(({ topic, count }) => ({ name: terms.topics[topic], count }))} />
        </section>
      )}
      <CameOfIt lines={lines} />
      {statistics.reversals && (
        <section>
          <h2 className="display">{t`Reversed cards`}</h2>
          <p>
            <Trans>
              {statistics.reversals.reversed} of {statistics.reversals.cards} cards were reversed; the shuffles would
              bring about {number.format(statistics.reversals.expected)}.
            </Trans>
          </p>
          <p>
            <Verdict reversals={statistics.reversals} />
          </p>
        </section>
      )}
    </div>
  );
}

function Verdict({ reversals: { verdict } }: { reversals: Reversals }) {
  const { t } = useLingui();
  if (verdict === 'more') return t`That is more than chance explains easily.`;
  if (verdict === 'fewer') return t`That is fewer than chance explains easily.`;
  return t`That is what chance looks like.`;
}
