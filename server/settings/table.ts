import {
  address,
  atLeast,
  choice,
  contact,
  day,
  exactBytes,
  folder,
  list,
  mailbox,
  optional,
  origin,
  type Setting,
  setting,
  vapidKey,
  whole,
  words,
} from './setting.ts';

/** Every setting there is. `npm run docs` writes docs/settings.md from it; `--settings` prints it. */
export const SETTINGS = {
  APP_MODE: setting(
    'dev',
    choice('dev', 'production'),
    'dev: codes and consent pages on this machine only. production: real providers, or the feature is off.',
  ),
  PORT: setting('4173', whole(0, 65535), 'The port of app and API.'),
  HOST: setting('127.0.0.1', words, 'The address to listen on. In dev only a loopback address is taken.'),
  PUBLIC_URL: setting(
    '',
    optional(origin),
    'Where people reach the app, as https://example.org. Needed in production; in dev an address of this machine, http://HOST:PORT unless told.',
  ),
  ORIGINS: setting(
    '',
    (text) => list(text).map(origin),
    'Further origins that may write, separated by commas: the second brand’s hostname. In production https alone.',
  ),
  DATA_DIR: setting('./data', folder, 'Where the embedded database lives.'),
  WAL_ARCHIVE: setting(
    '',
    optional(folder),
    'A folder, best on another disk, into which the embedded database copies its log every minute: `--restore` then reaches any moment since a backup. Empty: only the moments of backups.',
  ),
  DATABASE_URL: setting(
    '',
    optional((text) => (text === 'embedded' ? text : address('postgres', 'postgresql')(text))),
    'Any PostgreSQL 14 or newer. Empty in dev: the embedded one; in production it must be set, the word `embedded` chooses the embedded one on purpose.',
  ),
  DATABASE_POOL: setting('10', whole(1, 200), 'Connections to the database a server keeps.'),
  MAX_STREAMS: setting(
    '1000',
    whole(1, 100_000),
    'Texts that a server streams at once. Further phones ask every 0.7 s instead.',
  ),
  DATABASE_PASSWORD_FILE: setting(
    '',
    optional(folder),
    'A file with the password of DATABASE_URL, which then holds none. Read at every new connection, so that it can be changed while the server runs.',
  ),
  DATABASE_POOLER: setting(
    'none',
    choice('none', 'transaction'),
    'transaction: DATABASE_URL leads to a pooler in transaction mode, such as PgBouncer; nothing is then kept in a connection. Time limits of statements are then those of the role.',
  ),
  DATABASE_DIRECT_URL: setting(
    '',
    optional(address('postgres', 'postgresql')),
    'The same database past the pooler, for --migrate alone. Empty: DATABASE_URL.',
  ),
  MIGRATE_ON_START: setting(
    '',
    optional(choice('on', 'off')),
    'on: a server that starts brings the tables up to its build. off: it waits a minute for --migrate to do so, then ends. Empty: off in production with a database of your own, on otherwise.',
  ),
  CODE_SECRET: setting(
    '',
    optional(atLeast(32)),
    'At least 32 random characters, the same for all servers: login codes are then sealed with something that is not in the database. Needed in production.',
  ),
  OPERATOR_COMPANY: setting(
    '',
    optional(words),
    'The company (or person) that operates the service, as the law wants it named: it stands on the agreements and the privacy policy. Needed in production.',
  ),
  AGREEMENTS_SINCE: setting(
    '',
    optional(day),
    'The day from which the agreements and the privacy policy count, as 2026-12-24. Needed in production; empty in dev: the day of this build’s templates.',
  ),
  METRICS_TOKEN: setting(
    '',
    optional(atLeast(20)),
    'At least 20 random characters: whoever sends them as `Authorization: Bearer …` reads /metrics. Empty: there is no such address.',
  ),
  DRAIN_DELAY_S: setting(
    '',
    optional(whole(0, 60)),
    'How long a server that was told to stop says at /readyz that it is not ready, and still answers everything: longer than a load balancer takes to see it. 3 in production, 0 in dev.',
  ),
  REPORT_PERCENT: setting(
    '25',
    whole(0, 100),
    'Of how many visits in a hundred the app reports its errors, and of how many breaches of the content policy the log is told. 0: none, and nothing is sent.',
  ),
  LOG_FORMAT: setting('text', choice('text', 'json'), 'json: one JSON object an event instead of a line of words.'),
  TRUSTED_PROXY: setting(
    '',
    list,
    'Addresses or networks (10.0.0.0/8) of proxies whose X-Forwarded-For is believed, separated by commas. Needed in production unless the server speaks HTTPS itself; at most a /8 (IPv6: /16).',
  ),
  TLS_CERT: setting(
    '',
    optional(folder),
    'A certificate (PEM file); with TLS_KEY the server speaks HTTPS and HTTP/2 itself. Read again every minute.',
  ),
  TLS_KEY: setting('', optional(folder), 'The key of TLS_CERT (PEM file).'),
  ICP_NUMBER: setting(
    '',
    words,
    'The number of the ICP filing in the footer, which the law wants where the service is offered in mainland China. Empty: the footer links to the register without a number, and the log says so.',
  ),
  ICP_NUMBER_MOONPALACE: setting('', words, 'The same of the second brand.'),
  SUPPORT_EMAIL: setting(
    '',
    optional(mailbox),
    'The address of support in the app. Needed in production where people come by a hostname of the first brand; empty in dev: that of `src/domain/brand.ts`.',
  ),
  SUPPORT_EMAIL_MOONPALACE: setting('', optional(mailbox), 'The same of the second brand.'),
  VAPID_PUBLIC_KEY: setting(
    '',
    optional(vapidKey(65)),
    'Web push: the public key of the pair that `--vapid-keys` makes. Empty: phones remind by the calendar alone.',
  ),
  VAPID_PRIVATE_KEY: setting(
    '',
    optional(vapidKey(32)),
    'Web push: its private key. Another pair ends all subscriptions of phones.',
  ),
  VAPID_SUBJECT: setting(
    '',
    optional(contact),
    'Web push: where push services reach you, as mailto:push@example.org or https://example.org.',
  ),
  WELCOME_COINS: setting(
    '',
    optional(whole(0, 100_000)),
    'Coins a new account starts with: 100 in dev, none in production.',
  ),
  OPENAI_BASE_URL: setting(
    '',
    optional(address('http', 'https')),
    'An OpenAI-compatible endpoint for AI readings, up to and with /v1. Default with a key: https://api.openai.com/v1.',
  ),
  OPENAI_API_KEY: setting(
    '',
    optional(words),
    'Its key. Without key and address, in dev the embedded reader composes from the library, in production the AI level is off.',
  ),
  OPENAI_MODEL: setting('gpt-4o-mini', words, 'Its model.'),
  SMTP_URL: setting(
    '',
    optional(address('smtp', 'smtps')),
    'The mail server for codes by e-mail: smtps://user:password@host.',
  ),
  MAIL_FROM: setting(
    '',
    optional(words),
    'The sender of e-mails: an address alone bears the name of the brand. Needed with SMTP_URL.',
  ),
  SMS_ACCESS_KEY_ID: setting('', optional(words), 'Aliyun SMS: access key id.'),
  SMS_ACCESS_KEY_SECRET: setting('', optional(words), 'Aliyun SMS: access key secret.'),
  SMS_SIGN_NAME: setting('', optional(words), 'Aliyun SMS: the approved signature.'),
  SMS_TEMPLATE: setting('', optional(words), 'Aliyun SMS: the approved template, with the variable `code`.'),
  SMS_TEMPLATE_ABROAD: setting('', optional(words), 'Aliyun SMS: the template for +886 and +84. Empty: SMS_TEMPLATE.'),
  SMS_TEMPLATE_PASSKEY: setting(
    '',
    optional(words),
    'Aliyun SMS: an approved template without variables that says that a passkey was added to the account. Empty: people are told by e-mail alone.',
  ),
  SMS_ENDPOINT: setting('https://dysmsapi.aliyuncs.com', address('http', 'https'), 'Aliyun SMS: endpoint.'),
  MODERATION_ACCESS_KEY_ID: setting(
    '',
    optional(words),
    'Aliyun text moderation: access key id. Empty: the embedded word rules alone.',
  ),
  MODERATION_ACCESS_KEY_SECRET: setting('', optional(words), 'Aliyun text moderation: access key secret.'),
  MODERATION_SERVICE: setting('llm_query_moderation', words, 'Aliyun text moderation: the service to ask.'),
  MODERATION_ENDPOINT: setting(
    'https://green-cip.cn-shanghai.aliyuncs.com',
    address('http', 'https'),
    'Aliyun text moderation: endpoint.',
  ),
  FACEBOOK_APP_ID: setting('', optional(words), 'Facebook login: app id.'),
  FACEBOOK_APP_SECRET: setting('', optional(words), 'Facebook login: app secret.'),
  FACEBOOK_GRAPH_URL: setting('https://graph.facebook.com', address('http', 'https'), 'Facebook login: Graph API.'),
  FACEBOOK_DIALOG_URL: setting(
    'https://www.facebook.com/v21.0/dialog/oauth',
    address('http', 'https'),
    'Facebook login: the page that asks the person.',
  ),
  WECHAT_APP_ID: setting('', optional(words), 'WeChat login: app id of the official account.'),
  WECHAT_APP_SECRET: setting('', optional(words), 'WeChat login: app secret.'),
  WECHAT_OPEN_URL: setting('https://open.weixin.qq.com', address('http', 'https'), 'WeChat login: consent page.'),
  WECHAT_API_URL: setting('https://api.weixin.qq.com', address('http', 'https'), 'WeChat login: API.'),
  WECHAT_MINIPROGRAM_APP_ID: setting('', optional(words), 'WeChat mini-program: app id, for its invitation code.'),
  WECHAT_MINIPROGRAM_APP_SECRET: setting('', optional(words), 'WeChat mini-program: app secret.'),
  WECHAT_MINIPROGRAM_PAGE: setting(
    '',
    words,
    'WeChat mini-program: the page that its invitation code opens, with the invitation as `scene`. Empty: its first page.',
  ),
  NATIVE_SHELL: setting(
    'off',
    choice('off', 'on'),
    'on: where a native shell offers `window.nativeBridge`, it logs in and pays.',
  ),
  WECHAT_PAY_MCH_ID: setting('', optional(words), 'WeChat Pay v3: merchant id. Needs WECHAT_APP_ID too.'),
  WECHAT_PAY_SERIAL: setting('', optional(words), 'WeChat Pay: serial number of the merchant’s certificate.'),
  WECHAT_PAY_KEY: setting('', optional(folder), 'WeChat Pay: the merchant’s private key (PEM file).'),
  WECHAT_PAY_API_KEY: setting('', optional(exactBytes(32)), 'WeChat Pay: the APIv3 key, which opens notifications.'),
  WECHAT_PAY_PUBLIC_KEY: setting('', optional(folder), 'WeChat Pay: its own public key (PEM file).'),
  WECHAT_PAY_PUBLIC_KEY_ID: setting('', optional(words), 'WeChat Pay: the id of that key, PUB_KEY_ID_….'),
  WECHAT_PAY_URL: setting('https://api.mch.weixin.qq.com', address('http', 'https'), 'WeChat Pay: API.'),
  ALIPAY_APP_ID: setting('', optional(words), 'Alipay: app id.'),
  ALIPAY_SELLER_ID: setting(
    '',
    optional(words),
    'Alipay: the number of the account that is paid, 2088…; what is reported about another’s is not believed then.',
  ),
  ALIPAY_KEY: setting('', optional(folder), 'Alipay: the app’s private key (file, PEM or bare base64).'),
  ALIPAY_PUBLIC_KEY: setting('', optional(folder), 'Alipay: its own public key (file, PEM or bare base64).'),
  ALIPAY_URL: setting('https://openapi.alipay.com/gateway.do', address('http', 'https'), 'Alipay: gateway.'),
  STRIPE_SECRET_KEY: setting(
    '',
    optional(words),
    'Stripe: secret key. Stripe’s terms restrict psychic services: ask for its consent first.',
  ),
  STRIPE_WEBHOOK_SECRET: setting('', optional(words), 'Stripe: the secret that its notifications are signed with.'),
  STRIPE_URL: setting('https://api.stripe.com', address('http', 'https'), 'Stripe: API.'),
  AMAP_KEY: setting(
    '',
    words,
    'AMap (Gaode): key of its JSAPI. With it the place picker shows AMap’s map, else the embedded one.',
  ),
  AMAP_SECURITY_HOST: setting(
    '',
    optional(address('http', 'https')),
    'AMap: the address that adds the security code to its calls (`serviceHost`). Empty for a key that has none.',
  ),
  AMAP_URL: setting('https://webapi.amap.com', address('http', 'https'), 'AMap: where its script comes from.'),
  TILE_URL: setting('', optional(words), 'Map tiles: a template with {x}, {y}, {z} and, with TILE_SUBDOMAINS, {s}.'),
  TILE_SUBDOMAINS: setting('', list, 'Map tiles: subdomains, separated by commas.'),
  TILE_ATTRIBUTION: setting('', words, 'Map tiles: the credit shown on the map.'),
  TILE_PROJ: setting('wgs84', choice('wgs84', 'gcj02', 'bd09'), 'Map tiles: projection.'),
  TILE_TYPE: setting('xyz', choice('xyz', 'bd09'), 'Map tiles: numbering.'),
  PLACES_URL: setting(
    '',
    optional(address('http', 'https')),
    'Places: a Nominatim server, asked for what the embedded gazetteer does not have. Empty: the gazetteer alone.',
  ),
} satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [Name in SettingName]: ReturnType<(typeof SETTINGS)[Name]['read']> };

/** All settings as a table in Markdown. */
export function settingsTable(): string {
  const rows = Object.entries(SETTINGS).map(
    ([name, { fallback, what }]) => `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${what} |`,
  );
  return ['| Setting | Default | What it is |', '|---|---|---|', ...rows].join('\n');
}
