import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SealedDraw } from '../../../domain/draw/draw.ts';
import type { Deck } from '../../../domain/spread/spread.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { owner } from '../../../session.ts';
import { readLast } from '../../../storage/journal.ts';
import { useLive } from '../../../storage/store/live.ts';
import { answerPath } from '../answer-path.ts';
import css from './LastReadings.module.css';

const MAX_ROWS = 20;

/** The last readings with a deck; `titleOf` tells what the spread of a draw is called. */
export function LastReadings({ deck, titleOf }: { deck: Deck; titleOf: (draw: SealedDraw) => string }) {
  const { t } = useLingui();
  const me = owner();
  const readings = useLive(() => readLast(me, deck, MAX_ROWS), [me, deck]);
  if (!readings || readings.length === 0) return null;
  return (
    <section className={css.last}>
      <h2 className="display">{t`Your last readings`}</h2>
      <ul>
        {readings.map(({ key, draw, savedAt }) => (
          <li key={key}>
            <Link to={answerPath(draw)} search={{ seal: key } as never} className={css.reading}>
              <span>
                <strong>{draw.question || t`Without a question`}</strong>
                <small>{titleOf(draw)}</small>
              </span>
              <small className="figures">{new Date(savedAt).toLocaleDateString(currentLanguage())}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
