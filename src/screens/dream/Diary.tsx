import { getRouteApi } from '@tanstack/react-router';
import { owner, useSession } from '../../session.ts';
import { readDiary } from '../../storage/diary.ts';
import { useLive } from '../../storage/store/live.ts';
import { Page } from '../../ui/Page.tsx';
import { DiaryList } from './DiaryList.tsx';
import { DreamEdit } from './DreamEdit.tsx';
import { DreamPage } from './DreamPage.tsx';
import { NEW } from './new-dream.ts';
import { useDreamIndex } from './useDreams.ts';

const route = getRouteApi('/dream/diary');

/** The diary of dreams: the list, one dream, or a new one. */
export function Diary() {
  useSession();
  const { dream } = route.useSearch();
  const me = owner();
  const rows = useLive(() => readDiary(me), [me]);
  const index = useDreamIndex();
  if (dream === NEW) return <DreamEdit index={index} />;
  if (!rows) return <Page>{null}</Page>;
  const row = rows.find(({ key }) => key === dream);
  return row ? <DreamPage key={row.key} row={row} index={index} /> : <DiaryList rows={rows} index={index} />;
}
