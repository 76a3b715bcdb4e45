import type { PaintedPath } from '../domain/paths.ts';
import type { QuizText } from '../domain/quiz/texts.ts';
import type { Preview } from './preview.ts';

/** A public page as the build has painted it, the same for everybody. */
export interface PaintedPage {
  /** Its kind. */
  readonly path: PaintedPath;
  /** What it shows, as a step of the way to it. */
  readonly name: string;
  /** The heading of the page and what stands behind it, without the brand. */
  readonly title: string;
  readonly description: string;
  /** The list that it belongs to, by its own address; a list belongs to none. */
  readonly library?: PageLink;
  /** What a list leads to, in its order. */
  readonly list?: readonly PageLink[];
  /** What it is, in the words of schema.org; an article where it is left out. */
  readonly schema?: { readonly '@type': string; readonly [name: string]: unknown };
  /** Marks stand in it, in whose place the server says what the operator has decided: src/domain/painted-facts.ts. */
  readonly marked?: true;
  /** The addresses of the specification that show the same. */
  readonly same: readonly string[];
  /** What its preview picture shows; the back of the brand's cards and its name where it is left out. */
  readonly preview?: Preview;
  /** It has nothing to be found: it lies under a path without a language, in no sitemap, and search engines leave it out. */
  readonly unlisted?: true;
  /** The day it came out, `2026-11-20`: such a page stands in the feed. */
  readonly published?: string;
  /** What the app needs to take it over and brings with none of its parts. */
  readonly data?: unknown;
  readonly markup: string;
}

/** Another public page as one names it, by its address without the origin. */
export interface PageLink {
  readonly name: string;
  readonly address: string;
}

/** The painted pages of a language by their address, and the style that each kind needs besides the app's. */
export interface PaintedPages {
  readonly styles: Readonly<Record<PaintedPath, string>>;
  readonly pages: Readonly<Record<string, PaintedPage>>;
  /** Changes when the preview pictures are drawn otherwise. */
  readonly drawn: string;
}

/** The file of the build that has them, for the server alone. */
export function paintedFile(language: string): string {
  return `painted/${language}.json`;
}

/** What the build reads for the pages of a language, because the app has it from the server alone. */
export interface PaintedSources {
  readonly essays: readonly PaintedEssay[];
  /** The tests in the order of their list. */
  readonly quizzes: readonly QuizText[];
  readonly components: readonly PaintedComponent[];
}

/** An essay as the build reads it, in one language. */
export interface PaintedEssay {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly groupId: number;
  /** What its group is called. */
  readonly group: string;
  readonly minutes: number;
  /** `card:<id>` and `art:<wallpaper>`. */
  readonly pictures: readonly string[];
  /** The day it came out. */
  readonly published: string;
  /** Clean HTML. */
  readonly body: string;
}

/** A package of somebody else that is in the program, as the build has found it. */
export interface PaintedComponent {
  readonly name: string;
  readonly version: string;
  /** Its SPDX name. */
  readonly licence: string;
}
