import type { SpreadItem } from '../../contract/spreads.ts';
import type { HomeBlocks } from '../../domain/home/blocks.ts';
import type { Language } from '../../domain/language.ts';
import type { QuizText } from '../../domain/quiz/texts.ts';

/** Key: the language. */
export interface HomeRow {
  key: Language;
  blocks: HomeBlocks;
}

/** The spreads as the server listed them last. Key: `<language>:<spread type>`. */
export interface SpreadsRow {
  key: string;
  spreads: readonly SpreadItem[];
}

/** A test as the server lists it. */
export interface ListedTest {
  id: string;
  title: string;
  summary: string;
  /** Left out where an older app has kept the list, and in a painted list. */
  intro?: string;
  questions: number;
  minutes: number;
}

/** The tests as they were listed last. Key: the language. */
export interface QuizListRow {
  key: Language;
  tests: readonly ListedTest[];
}

/** The words of a test that was opened. Key: `<language>:<test>`. */
export interface QuizTextRow {
  key: string;
  text: QuizText;
}

/** A wallpaper as the server lists it. */
export interface ListedWallpaper {
  id: number;
  title: string;
  /** The drawing's name. */
  art: string;
  labels: readonly number[];
  /** Coins; 0 is free. */
  price: number;
}

/** The wallpapers as they were listed last. Key: the language. */
export interface WallpaperListRow {
  key: Language;
  labels: readonly { id: number; name: string }[];
  wallpapers: readonly ListedWallpaper[];
}

/** An article as the server lists it. */
export interface ListedArticle {
  id: number;
  slug: string;
  title: string;
  summary: string;
  groupId: number;
  /** To read it. */
  minutes: number;
  /** `card:<id>` and `art:<wallpaper>`. */
  pictures: readonly string[];
  /** ISO UTC time. */
  publishedAt: string;
}

/** The articles as they were listed last. Key: the language. */
export interface ArticleListRow {
  key: Language;
  groups: readonly { id: number; name: string }[];
  articles: readonly ListedArticle[];
}

/** An article that can be read without a network. Key: `<language>:<id>`. */
export interface ArticleRow extends ListedArticle {
  key: string;
  /** HTML as it came; cleaned when it is shown. */
  body: string;
}
