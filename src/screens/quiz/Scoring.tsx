import { useLingui } from '@lingui/react/macro';
import { LANGUAGE_TRAITS } from '../../domain/language.ts';
import { birthSums } from '../../domain/quiz/birth-cards.ts';
import type { Outcome, Standing } from '../../domain/quiz/score.ts';
import { currentLanguage } from '../../i18n/language.ts';
import css from './Scoring.module.css';
import { listed, useScaleNames } from './useScaleNames.ts';

interface ScoringProps {
  testId: string;
  born: string | null;
  outcome: Outcome;
}

/** The points of every scale and how they were counted. */
export function Scoring({ testId, born, outcome }: ScoringProps) {
  const { t } = useLingui();
  const nameOf = useScaleNames(testId, outcome);
  const several = outcome.standings.length > 1;
  return (
    <section className={css.scoring}>
      <h3>{t`How it was scored`}</h3>
      {born && <p className={`figures ${css.sum}`}>{sumOf(born)}</p>}
      {born && <BirthWords born={born} />}
      {outcome.standings.map((standing) => (
        <Bars key={standing.points[0]?.scale} standing={standing} nameOf={nameOf} />
      ))}
      <p>
        {several
          ? t`Ten answers counted for the rank, ten for the suit, one point each. Where two were level, the one you chose last decides.`
          : t`Each answer counted one point, and nothing weighs more than anything else.`}
      </p>
    </section>
  );
}

function Bars({ standing, nameOf }: { standing: Standing; nameOf: (scale: string) => string }) {
  const { t } = useLingui();
  const { points, questions, leaders, lead } = standing;
  const ahead = listed(leaders.map(nameOf));
  return (
    <>
      <dl className={css.bars}>
        {points.map((one) => (
          <div key={one.scale} data-leads={leaders.includes(one.scale) || undefined}>
            <dt>{nameOf(one.scale)}</dt>
            <dd className="figures">{t`${one.points} of ${questions}`}</dd>
            <dd>
              <svg viewBox={`0 0 ${questions} 1`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={one.points} height="1" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {lead === 'even' && t`Level: ${ahead}.`}
        {lead === 'slight' && t`${ahead}: a little ahead.`}
        {lead === 'clear' && t`${ahead}: clearly ahead.`}
      </p>
    </>
  );
}

/** How the date became cards, sentence by sentence. */
function BirthWords({ born }: { born: string }) {
  const { t } = useLingui();
  const { sums, pair } = birthSums(born);
  const found = sums.at(-1)!;
  const [higher] = pair;
  const sentences = [
    t`Day, month and year are added, then the digits of the sum until it is 22 or less.`,
    found < 10 && t`A sum of one digit stands with the card nine above it: ${found} with ${higher}.`,
    found === 19 && t`19 goes through 10 to 1, so there are three cards.`,
    found === 22 && t`22 is the Fool.`,
    t`Which card leads is what you answered.`,
  ];
  return <p>{sentences.filter(Boolean).join(LANGUAGE_TRAITS[currentLanguage()].space)}</p>;
}

/** `17 + 5 + 1990 = 2012 → 2 + 0 + 1 + 2 = 5` */
function sumOf(born: string): string {
  const { day, month, year, sums, pair } = birthSums(born);
  const steps = [`${day} + ${month} + ${year} = ${sums[0]}`];
  const path = sums.at(-1)! < 10 ? sums : [...sums, ...pair.slice(1)];
  path.forEach((sum, place) => {
    if (place > 0) steps.push(`${[...String(path[place - 1])].join(' + ')} = ${sum}`);
  });
  return steps.join(' → ');
}
