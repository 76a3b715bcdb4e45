import type { MiddlewareHandler } from 'hono';

const LEAST = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;
const LEAST_SECURE = { ...LEAST, 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } as const;

/** Headers that every answer bears, whoever gives it; pages bring a policy of their own. */
export function safetyHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? LEAST_SECURE : LEAST;
}

/** Gives an answer what it lacks of them. */
export function addSafety(response: Response, secure: boolean): Response {
  for (const [name, value] of Object.entries(safetyHeaders(secure)))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}

/** The same for routes that are none of the contract's. */
export function withSafety(secure: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next();
    addSafety(context.res, secure);
  };
}
