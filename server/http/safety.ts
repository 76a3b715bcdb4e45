import type { MiddlewareHandler } from 'hono';

const SAFETY_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;
const SAFETY_HEADERS_HTTPS = {
  ...SAFETY_HEADERS,
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;

/** Headers that every answer bears, whoever gives it; pages bring a policy of their own. */
export function safetyHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? SAFETY_HEADERS_HTTPS : SAFETY_HEADERS;
}

/** Gives an answer what it lacks of them. */
export function addSafety(response: Response, secure: boolean): Response {
  for (const [name, value] of Object.entries(safetyHeaders(secure)))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}

/** The same for routes that are none of the contract's. */
export function withSafety(secure: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    addSafety(c.res, secure);
  };
}
