import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DRILLS, type Drill, type DrillKind, newDrill } from '../../domain/lesson/drill.ts';
import { settings } from '../../storage/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useTableAhead } from '../lenormand/tableau/useTableAhead.ts';
import { type LenormandWords, useLenormand } from '../lenormand/useLenormand.ts';
import { DistanceQuestion } from './DistanceQuestion.tsx';
import { FindQuestion } from './FindQuestion.tsx';
import css from './LessonTableau.module.css';
import { PairQuestion } from './PairQuestion.tsx';
import { pairsOf } from './pairs-of.ts';
import { useDrillWords } from './useDrillWords.ts';

/** The whole table as a drill: find, judge, read; as many tables as one likes. */
export function LessonTableau() {
  const { t } = useLingui();
  useTableAhead();
  const library = useLenormand();
  const words = useDrillWords();
  const [kind, setKind] = useState<DrillKind>('knights');
  const [drill, setDrill] = useState<Drill>();
  const [score, setScore] = useState({ asked: 0, right: 0 });
  const [answered, setAnswered] = useState(false);
  if (library && drill?.kind !== kind) lay(kind, library);

  function lay(one: DrillKind, { pairs }: LenormandWords) {
    const { layout, me } = settings().tableau;
    setAnswered(false);
    setDrill(newDrill(one, { layout, person: me, pairs: pairsOf(pairs) }));
  }
  function note(right: boolean) {
    setAnswered(true);
    setScore({ asked: score.asked + 1, right: score.right + (right ? 1 : 0) });
  }

  return (
    <Page>
      <TopBar title={t`Grand Tableau practice`} up="/lessons" />
      <Chips
        form="row"
        label={t`What to practise`}
        value={kind}
        options={DRILLS.map((one) => [one, words.names[one]] as const)}
        onChange={setKind}
      />
      <p className={css.rule}>{words.rules[kind]}</p>
      {library && drill && (
        <div key={drill.table.join()} className={css.drill}>
          {drill.kind === 'distance' && <DistanceQuestion drill={drill} onAnswer={note} />}
          {drill.kind === 'pair' && <PairQuestion drill={drill} library={library} onAnswer={note} />}
          {drill.kind !== 'distance' && drill.kind !== 'pair' && <FindQuestion drill={drill} onAnswer={note} />}
        </div>
      )}
      {library && answered && (
        <div className={css.next}>
          <Button kind="primary" wide onClick={() => lay(kind, library)}>
            {t`Next table`}
          </Button>
        </div>
      )}
      {score.asked > 0 && (
        <p className={css.score} aria-live="polite">{t`${score.right} of ${score.asked} right this time`}</p>
      )}
    </Page>
  );
}
