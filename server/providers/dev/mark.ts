/** Stands in every page and module of development. A test looks for it in the production program. */
export const DEV_MARK = 'asterly-development-stand-in';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;background:#f5ecd9;color:#1b1a33}' +
  'aside{background:#b23c26;color:#fff6e8;padding:.5rem 1rem;border-radius:.4rem}table{border-collapse:collapse;width:100%}' +
  'td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #1b1a3333}code{font-size:1.3rem;letter-spacing:.1em}' +
  '.go{border:0;font:inherit;display:inline-block;background:#d6a94f;color:#1b1a33;padding:.7rem 1.2rem;border-radius:.6rem;margin:.5rem .5rem 0 0}';

/** A page that nobody can take for the real thing. */
export function devPage(title: string, body: string): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/dev/style.css"><body data-mark="${DEV_MARK}"><aside>Development only: nothing on this page is real.</aside><h1>${escapeHtml(title)}</h1>${body}`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

export function devStyle(): Response {
  return new Response(STYLE, { headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-store' } });
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
