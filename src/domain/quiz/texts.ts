/** What a result says under one key. */
export interface ResultText {
  readonly title: string;
  readonly text: string;
  /** One to take to the cards. */
  readonly question: string;
}

/** The words of a test in one language; options stand in the order of the scales. */
export interface QuizText {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly intro: string;
  readonly questions: readonly { readonly text: string; readonly options: readonly string[] }[];
  readonly results: Readonly<Record<string, ResultText>>;
}
