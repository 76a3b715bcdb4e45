import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { answersOf } from '../../actions/tests.ts';
import { testShape } from '../../domain/test/catalogue.ts';
import { outcomeOf } from '../../domain/test/score.ts';
import type { ListedTest } from '../../storage/list-rows.ts';
import type { TestRow } from '../../storage/rows.ts';
import { Page } from '../../ui/Page.tsx';
import item from '../../ui/SpreadItem.module.css';
import { SpreadItem } from '../../ui/SpreadItem.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { NotAsked } from '../login/NotAsked.tsx';
import { CardFan } from './CardFan.tsx';
import css from './Tests.module.css';
import { useResultName } from './useScaleNames.ts';
import { useMyTests, useTestList } from './useTests.ts';

/** The tests of the house: what each looks at, how long it takes, and how far one has come. */
export function Tests() {
  const { t } = useLingui();
  const { tests, failure, ask } = useTestList();
  const mine = useMyTests() ?? [];
  const shown = (tests ?? []).flatMap((test) => {
    const shape = testShape(test.id);
    return shape ? [{ test, shape }] : [];
  });
  return (
    <Page>
      <TopBar title={t`Tests`} />
      <p
        className={css.what}
      >{t`Scenes from an ordinary week and a card for what you do in them. Free, and the scoring is open: one answer, one point.`}</p>
      <NotAsked failure={failure} onAgain={ask} />
      {!tests && !failure && (
        <p className={css.waiting} role="status">
          {t`Fetching the tests…`}
        </p>
      )}
      <ul className={item.list}>
        {shown.map(({ test, shape }) => (
          <li key={test.id}>
            <Link to="/tarottest/detail" search={{ id: test.id }} preload={false} className={item.item}>
              <SpreadItem
                picture={<CardFan cards={shape.sign} />}
                title={test.title}
                text={test.summary}
                count={<Progress test={test} rows={mine.filter((row) => row.testId === test.id)} />}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** How far a test was answered, what came out the last time, or how long it takes. */
function Progress({ test, rows }: { test: ListedTest; rows: readonly TestRow[] }) {
  const { t } = useLingui();
  const nameOf = useResultName();
  const { questions, minutes } = test;
  const open = rows.find((row) => !row.finishedAt);
  if (open) {
    const done = open.choices.filter((choice) => choice !== null).length;
    return <>{t`${done} of ${questions} answered`}</>;
  }
  const last = rows.find((row) => row.finishedAt);
  const shape = testShape(test.id);
  const answered = last && answersOf(last);
  if (!shape || !answered) return <>{t`${questions} questions · ${minutes} minutes`}</>;
  const result = nameOf(test.id, outcomeOf(shape, answered));
  return <>{t`Last result: ${result}`}</>;
}
