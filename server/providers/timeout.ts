/** So long a call to a provider may take. */
export const PROVIDER_TIMEOUT_MS = 10_000;
