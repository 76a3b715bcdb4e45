import { useMemo } from 'react';
import type { DiceLibrary } from '../../domain/dice/material.ts';
import type { NatalGround } from '../../domain/dice/natal.ts';
import { changeOf } from '../../domain/journal/entry.ts';
import { asksOfNext } from '../../domain/question/next.ts';
import { pronounOf } from '../../domain/question/pronoun.ts';
import { sceneOf } from '../../domain/question/scene.ts';
import { loadDiceLibrary } from '../../library/dice/load.ts';
import { owner } from '../../session.ts';
import { readSaidBefore } from '../../storage/journal.ts';
import { useLive } from '../../storage/store/live.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useMatter } from '../reading/question/useMatter.ts';
import { useKeepAnswer } from '../reading/useKeepAnswer.ts';
import { useKeepSaid } from '../reading/useKeepSaid.ts';
import { type ComposedThrow, composedThrow, sentencesOf } from './composed-throw.ts';

/**
 * The self reading of a throw with the words it is made of; `null` while the library is being opened. `natal` is the
 * person's own chart: null for none, undefined while it is looked for.
 */
export function useComposedThrow(
  row: JournalRow,
  before: JournalRow | undefined,
  natal: NatalGround | null | undefined,
): { composed: ComposedThrow; library: DiceLibrary } | null {
  const { draw } = row;
  const library = useLoaded(loadDiceLibrary);
  const change = useMemo(() => changeOf(row), [row]);
  const matter = useMatter(draw.question, draw.topic, change)?.matter;
  const me = owner();
  const read = useLive(async () => readSaidBefore(me, row), [me, row.key]);
  const composed = useMemo(() => {
    if (!library || !matter || !read || natal === undefined) return null;
    return composedThrow(row, before, {
      ...library,
      matter,
      pronoun: pronounOf(draw.question),
      scene: sceneOf(draw.question),
      next: asksOfNext(draw.question),
      seal: draw.seal,
      read,
      ...(natal ? { natal } : {}),
    });
  }, [row, before, draw, library, matter, read, natal]);
  useKeepSaid(
    row,
    useMemo(() => composed && sentencesOf(composed), [composed]),
  );
  useKeepAnswer(row, composed?.answer);
  return composed && library ? { composed, library } : null;
}
