/** Something that WeChat lends for a while. */
export interface LentToken {
  readonly value: string;
  readonly seconds: number;
}

/** A picture as it came, of a kind that was looked for in its bytes. */
export interface CodePicture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
}

/** The server side of an official account or a mini-program. Each call is one request. */
export interface WechatAccount {
  readonly appId: string;
  /** The token that the other calls ask for. Asked again while it lives, WeChat gives the same one. */
  accessToken(): Promise<LentToken>;
  /** @throws AccessTokenRefused when the access token is no longer good. */
  jsTicket(accessToken: string): Promise<LentToken>;
  /** The picture of a mini-program's code: at most 32 characters of `scene`. @throws AccessTokenRefused, too. */
  codePicture(accessToken: string, scene: string, page: string): Promise<CodePicture>;
}

/** WeChat no longer takes the access token: it was replaced or is over. */
export class AccessTokenRefused extends Error {
  override readonly name = 'AccessTokenRefused';
}
