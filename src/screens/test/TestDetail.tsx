import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { newTest } from '../../actions/tests.ts';
import { questionCount, type TestShape, testShape } from '../../domain/test/catalogue.ts';
import type { TestRow } from '../../storage/rows.ts';
import { Fetching } from './Fetching.tsx';
import { Intro } from './Intro.tsx';
import { NoTest } from './NoTest.tsx';
import { Questions } from './Questions.tsx';
import { useMyTests, useTestText } from './useTests.ts';

const route = getRouteApi('/tarottest/detail');

/** A test: what it is, then its questions; one that was begun goes on where it was left. */
export function TestDetail() {
  const { t } = useLingui();
  const { id } = route.useSearch();
  const shape = testShape(id ?? '');
  if (!shape)
    return <NoTest why={t`There is no such test. It may have been renamed; the ones there are stand in the list.`} />;
  return <Opened key={shape.id} shape={shape} />;
}

function Opened({ shape }: { shape: TestShape }) {
  const { t } = useLingui();
  const { text, failure, ask } = useTestText(shape.id);
  const mine = useMyTests()?.filter((row) => row.testId === shape.id);
  const [begun, setBegun] = useState<TestRow>();
  if (!text || !mine) return <Fetching failure={failure} onAgain={ask} />;
  if (text.questions.length !== questionCount(shape))
    return <NoTest why={t`This test has changed. Close the app and open it again to get the new one.`} />;
  const open = begun ?? mine.find((row) => !row.finishedAt && row.choices.length === questionCount(shape));
  if (open) return <Questions key={open.key} shape={shape} text={text} begun={open} />;
  return (
    <Intro
      shape={shape}
      text={text}
      taken={mine.filter((row) => row.finishedAt)}
      onBegin={() => setBegun(newTest(shape))}
    />
  );
}
