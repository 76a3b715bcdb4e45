/** What the page about the app says; `{name}` stands for what the app is called. */
export interface AboutWords {
  readonly title: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}
