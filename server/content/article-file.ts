export interface ArticleFile {
  readonly title: string;
  readonly summary: string;
  readonly markdown: string;
}

const FORM = /^---\ntitle: (.+)\nsummary: (.+)\n---\n([\s\S]+)$/;

/** Reads an article: title and summary between two lines of dashes, then Markdown. @throws when it has another form */
export function readArticle(text: string): ArticleFile {
  const [, title, summary, markdown] = FORM.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (!title || !summary || !markdown?.trim()) throw new Error(`not an article: ${text.slice(0, 60)}`);
  return { title: title.trim(), summary: summary.trim(), markdown: markdown.trim() };
}

const CHARACTERS_A_MINUTE = 400;
const WORDS_A_MINUTE = 220;

/** How long an unhurried reader takes, in whole minutes; Chinese by its characters, the rest by its words. */
export function minutesOf(markdown: string): number {
  const text = markdown.replaceAll(/\]\([^)]*\)/g, ']');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\d’']+/gu)?.length ?? 0;
  return Math.max(1, Math.round(characters / CHARACTERS_A_MINUTE + words / WORDS_A_MINUTE));
}
