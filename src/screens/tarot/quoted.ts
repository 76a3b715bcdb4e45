/** A question in the quotation marks of the page's language. */
export function quoted(question: string): string {
  const [open, close] = { en: '“”', 'zh-CN': '“”', 'zh-TW': '「」' }[document.documentElement.lang] ?? '“”';
  return `${open}${question}${close}`;
}
