/** The scripts of which the words are needed to understand a question. */
export interface Scripts {
  latin: boolean;
  han: boolean;
}

/** The scripts in which a question is typed. */
export function scriptsOf(question: string): Scripts {
  return { latin: LATIN.test(question), han: HAN.test(question) };
}

const LATIN = /\p{Script=Latin}/u;
const HAN = /[\p{Script=Han}\p{Script=Bopomofo}]/u;
