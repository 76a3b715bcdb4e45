import { API_BASE } from '../../src/contract/call.ts';

/** The path of ours that WeChat sends the browser back to. */
export const WECHAT_RETURN_PATH = `${API_BASE}v1/wx_login/back`;

/** Reads a token that a phone brings from Facebook. */
export interface FacebookCheck {
  readonly appId: string;
  /** Facebook's login page, which the app opens with `redirect_uri` and `state` added. */
  readonly dialog: string;
  /** The user whose login to our app the token proves, or null. */
  userOf(token: string): Promise<string | null>;
}

export interface Identified {
  /** The same for all accounts of an operator, where the service gives it. */
  readonly id: string;
  /** The name for our account alone. */
  readonly openId: string;
}

/** Another service where people prove who they are, and come back with a code. */
export interface Consent {
  /** Where the browser is sent; it returns to `back` with `code` and `state`. */
  consentUrl(state: string, back: string): string;
  /** Who the code stands for, or null. */
  identify(code: string): Promise<Identified | null>;
}
