/** Says whether a token is Facebook's word that this user logged in to our app. */
export interface FacebookCheck {
  /** For the app, which opens the login with it. */
  readonly appId: string;
  verify(userId: string, token: string): Promise<boolean>;
}

/** Another house where people say who they are, and come back with a code. */
export interface Consent {
  /** Where the browser is sent; it returns to `back` with `code` and `state`. */
  consentUrl(state: string, back: string): string;
  /** Who the code stands for, or null. */
  identify(code: string): Promise<string | null>;
}
