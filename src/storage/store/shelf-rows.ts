import type { OldAskRow } from '../outbox/old-waiting.ts';
import type { OutboxRow } from '../outbox/outbox-rows.ts';
import type {
  ArticleListRow,
  ArticleRow,
  HomeRow,
  QuizListRow,
  QuizTextRow,
  SpreadsRow,
  WallpaperListRow,
} from './list-rows.ts';
import type {
  BoughtWallpaperRow,
  ChartRow,
  CopiedRow,
  CopyProgressRow,
  DayCardRow,
  DiaryRow,
  DraftRow,
  JournalRow,
  LayoutRow,
  LessonRow,
  QuizRow,
} from './rows.ts';

/** What each shelf holds: the person's own rows, and what the server listed last. */
export interface Rows {
  drafts: DraftRow;
  home: HomeRow;
  spreads: SpreadsRow;
  journal: JournalRow;
  /** What older builds of the app put there. */
  outbox: OldAskRow;
  acts: OutboxRow;
  charts: ChartRow;
  diary: DiaryRow;
  layouts: LayoutRow;
  lessons: LessonRow | DayCardRow;
  tests: QuizRow;
  testLists: QuizListRow;
  testTexts: QuizTextRow;
  wallpaperLists: WallpaperListRow;
  wallpapers: BoughtWallpaperRow;
  articleLists: ArticleListRow;
  articles: ArticleRow;
  copies: CopiedRow | CopyProgressRow;
}
