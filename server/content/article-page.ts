import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { isOwnPath } from '../../src/domain/article/own-path.ts';
import { ARTICLE_TAGS } from '../../src/domain/article/tags.ts';

/** Markdown as HTML of a few plain tags. Links lead to the app's own pages; of any other only the words stay. */
export function pageOf(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), {
    allowedTags: [...ARTICLE_TAGS],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: [],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      // a tag that is not on the list is taken away and its words stay
      a: (_, { href = '' }) => ({ tagName: isOwnPath(href) ? 'a' : 'no-link', attribs: { href } }),
    },
  }).trim();
}
