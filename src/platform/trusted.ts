/** What a Trusted Types policy of the browser gives; plain strings where the browser has none. */
interface Policy {
  createHTML(markup: string): unknown;
  createScriptURL(address: string): unknown;
}
interface Rules {
  createHTML?(markup: string): string;
  createScriptURL?(address: string): string;
}

/** A named policy of the page; `undefined` where the browser knows none. The page's headers name the same policies. */
export function trustedPolicy(name: string, rules: Rules): Policy | undefined {
  const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): Policy } }).trustedTypes;
  return factory?.createPolicy(name, rules);
}
