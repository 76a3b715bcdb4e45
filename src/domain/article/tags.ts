/** What an article may be made of; server and phone hold to the same list. */
export const ARTICLE_TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'] as const;
