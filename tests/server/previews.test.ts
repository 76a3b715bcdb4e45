import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaintedPage, paintedFile } from '../../src/contract/painted.ts';
import { ABOUT_APP } from '../../src/domain/about-app.ts';
import { ASTERLY, type Brand, MOON_PALACE } from '../../src/domain/brand.ts';
import { cardAddress } from '../../src/domain/decks/card-address.ts';
import { LENORMAND } from '../../src/domain/decks/lenormand.ts';
import { TAROT } from '../../src/domain/decks/tarot.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { chanceOf } from '../seeded.ts';
import { roomFor } from './program.ts';
import { openStage, type Stage } from './stage.ts';

const MAX_BYTES = 60_000;
const built = join(import.meta.dirname, '../../dist/app');
const HOSTS: readonly (readonly [host: string, brand: Brand])[] = [
  ['localhost', ASTERLY],
  ['moonpalace.localhost', MOON_PALACE],
];
const ENV = { PUBLIC_URL: 'https://localhost', ORIGINS: 'https://moonpalace.localhost' };
const room = roomFor('previews');

let stage: Stage;
let odd: Stage;
beforeAll(async () => {
  stage = await openStage({ appDir: built, env: ENV });
  odd = await openStage({ appDir: oddApp(), env: ENV });
});
afterAll(async () => {
  await Promise.all([stage.close(), odd.close()]);
  rmSync(room, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** As a server of previews asks: by name of the host, without a language or a cookie. */
function get(path: string, headers: Record<string, string> = {}, at = stage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(at.home, { path, headers: { Host: 'localhost', ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject).end();
  });
}

/** Width and height of a PNG with a palette; null for anything else. */
function sizeOf(png: Buffer): [number, number] | null {
  const isPng = png.subarray(1, 4).toString() === 'PNG' && png.subarray(12, 16).toString() === 'IHDR' && png[25] === 3;
  return isPng ? [png.readUInt32BE(16), png.readUInt32BE(20)] : null;
}

/** What a page says to readers of previews, the first of a name. */
function tagsOf(html: string): Map<string, string> {
  const tags = new Map<string, string>();
  const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  const [head = ''] = html.split('</head>');
  for (const [, name, content] of head.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g))
    if (!tags.has(name!)) tags.set(name!, plain(content!));
  tags.set('title', plain(/<title>([^<]*)/.exec(head)?.[1] ?? ''));
  return tags;
}

/** The picture of a page for search engines. */
function schemaImage(html: string): string | undefined {
  const graph = JSON.parse(/<script type="application\/ld\+json">([^<]+)/.exec(html)![1]!)['@graph'];
  return graph[1].image?.url;
}

/** In which tags each reader looks for title, text and picture, the first that is there. */
const READERS: Readonly<Record<string, Readonly<Record<'title' | 'text' | 'picture', readonly string[]>>>> = {
  WeChat: { title: ['title'], text: ['description'], picture: ['og:image'] },
  Facebook: { title: ['og:title', 'title'], text: ['og:description', 'description'], picture: ['og:image'] },
  X: {
    title: ['twitter:title', 'og:title'],
    text: ['twitter:description', 'og:description'],
    picture: ['twitter:image', 'og:image'],
  },
  Telegram: { title: ['og:title', 'title'], text: ['og:description', 'description'], picture: ['og:image'] },
  iMessage: { title: ['og:title', 'title'], text: ['og:description', 'description'], picture: ['og:image'] },
};

const addressesIn = (language: Language) =>
  ['tarot/the-sun', 'lenormand/rider', 'essays/how-to-ask', 'dreams/snake', 'tests/birth-cards', 'spreads'].map(
    (rest) => `/${language}/${rest}`,
  );

describe('the preview of a page', () => {
  it('is read by every messenger: title, text and picture, of the brand and the language of the page', async () => {
    for (const language of LANGUAGES)
      for (const [host, brand] of HOSTS)
        for (const address of [...addressesIn(language), '/', '/tarot/home']) {
          const { status, body } = await get(address, { Host: host, 'Accept-Language': language, Accept: 'text/html' });
          expect([address, status]).toEqual([address, 200]);
          const tags = tagsOf(body.toString());
          const general = !addressesIn(language).includes(address);
          for (const [reader, looksAt] of Object.entries(READERS)) {
            const found = (what: keyof typeof looksAt) => looksAt[what].map((tag) => tags.get(tag)).find(Boolean) ?? '';
            const at = `${reader} ${host}${address}`;
            expect(found('title').endsWith(brand.name[language]), at).toBe(true);
            if (general) expect(found('text'), at).toBe(ABOUT_APP[language]);
            else
              expect([at, found('text').length > 10, found('text') === ABOUT_APP[language]]).toEqual([at, true, false]);
            const picture = new URL(found('picture'));
            expect([at, picture.origin]).toEqual([at, `https://${host}`]);
            expect([at, picture.pathname]).toEqual([at, `/previews${general ? `/${language}` : address}.png`]);
          }
          expect([
            tags.get('twitter:card'),
            tags.get('og:image:type'),
            tags.get('og:image:width'),
            tags.get('og:image:height'),
          ]).toEqual(['summary_large_image', 'image/png', '1200', '630']);
          expect(tags.get('og:image:alt')).toBeTruthy();
          if (!general) expect([address, schemaImage(body.toString())]).toEqual([address, tags.get('og:image')]);
        }
  });

  it('names a picture that is there, as large as it says, light, and the same for everybody and for ever', async () => {
    const seen = new Set<string>();
    for (const [language, [host]] of [
      ['en', HOSTS[0]!],
      ['zh-CN', HOSTS[1]!],
    ] as const)
      for (const address of [...addressesIn(language), '/']) {
        const page = await get(address, { Host: host, 'Accept-Language': language, Accept: 'text/html' });
        const { pathname, search } = new URL(tagsOf(page.body.toString()).get('og:image')!);
        const { status, headers, body } = await get(pathname + search, { Host: host });
        expect([address, status, headers['content-type']]).toEqual([address, 200, 'image/png']);
        expect([address, sizeOf(body), body.length < MAX_BYTES]).toEqual([address, [1200, 630], true]);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect([headers['cross-origin-resource-policy'], headers['content-length']]).toEqual([
          'cross-origin',
          String(body.length),
        ]);
        expect(headers['set-cookie']).toBeUndefined();
        // somebody else, with cookies and words of their own
        const again = await get(`${pathname}?v=old&name=Somebody`, {
          Host: host,
          Cookie: 'Language=zh-TW; Theme=light; name=Somebody',
          'Accept-Language': 'fr',
        });
        expect(again.body.equals(body)).toBe(true);
        expect([again.headers['cache-control'], again.headers.etag]).toEqual(['public, max-age=3600', headers.etag]);
        const known = await get(pathname, { Host: host, 'If-None-Match': headers.etag! });
        expect([known.status, known.body.length]).toEqual([304, 0]);
        seen.add(body.toString('base64'));
      }
    expect(seen.size).toBe(14);
  });

  it('is missing where no page is, whatever the address', async () => {
    for (const path of [
      ...['/previews', '/previews/', '/previews/.png', '/previews/fr.png', '/previews/en', '/previews/en.svg'],
      ...[
        '/previews/en/tarot/none.png',
        '/previews/en/cards.png',
        '/previews/fr/tarot/the-sun.png',
        '/previews/user.png',
      ],
      ...['/previews/en/__proto__.png', '/previews/constructor.png', '/previews/en/tarot/the-sun.png/x'],
      ...[
        '/previews/../painted/en.json',
        '/previews/en/../../painted/en.json.png',
        '/previews/%2e%2e/painted/en-0.ttf',
      ],
      ...[
        '/previews/en/tarot/the-sun%00.png',
        '/previews/en/tarot/%3Cscript%3E.png',
        '/previews//en/tarot/the-sun.png',
      ],
      ...['/painted/en-0.ttf', '/painted/zh-CN-1.ttf'],
    ]) {
      const { status, headers } = await get(path, { Accept: 'image/*' });
      expect([path, status, headers['content-type']?.startsWith('image/')]).toEqual([path, 404, false]);
    }
    const posted = await fetch(`${stage.home}/previews/en.png`, { method: 'POST' });
    expect(posted.status).toBe(405);
  });

  it('turns some away while many are asked for at once, and every card of the deck that comes is light', async () => {
    const chance = chanceOf(Number(process.env.SEED ?? 20));
    const all = [...TAROT, ...LENORMAND].map(({ id }) => id);
    const asked = Array.from({ length: 40 }, () => {
      const [id] = all.splice(Math.floor(chance() * all.length), 1);
      const language = LANGUAGES[Math.floor(chance() * LANGUAGES.length)]!;
      return `/previews${cardAddress(language, id!)}.png`;
    });
    const answers = await Promise.all(asked.map(async (path) => ({ path, ...(await get(path)) })));
    const busy = answers.filter(({ status }) => status === 503);
    for (const { path, headers } of busy)
      expect([path, headers['retry-after'], headers['cache-control']]).toEqual([path, '5', 'no-store']);
    for (const { path, status, body } of answers.filter(({ status }) => status !== 503))
      expect([path, status, sizeOf(body), body.length < MAX_BYTES]).toEqual([path, 200, [1200, 630], true]);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.length).toBeLessThan(answers.length);
    expect((await get(busy[0]!.path)).status).toBe(200);
  });
});

describe('a page with odd words and drawings', () => {
  it('has a picture all the same', async () => {
    const pictures = new Map<string, Buffer>();
    for (const rest of Object.keys(ODD)) {
      const { status, body } = await get(`/previews/en/dreams/${rest}.png`, {}, odd);
      expect([rest, status, sizeOf(body), body.length < MAX_BYTES]).toEqual([rest, 200, [1200, 630], true]);
      pictures.set(rest, body);
    }
    // what is not known is the back of the brand's cards, as where nothing is named
    for (const rest of ['none', 'climbing', 'no-spread'])
      expect(pictures.get(rest)!.equals(pictures.get('plain')!)).toBe(true);
    expect(pictures.get('spread')!.equals(pictures.get('plain')!)).toBe(false);
  });
});

const ODD: Readonly<Record<string, Partial<PaintedPage>>> = {
  plain: {},
  none: { preview: { drawings: ['art:none'] } },
  climbing: { preview: { drawings: ['card:../../../etc/passwd'] } },
  'no-spread': { preview: { drawings: ['spread:9999'] } },
  spread: { preview: { drawings: ['spread:3'] } },
  'three-cards': { preview: { drawings: ['card:maj00', 'card:len01', 'card:swo10', 'card:cup01'] } },
  markup: {
    name: '<b>"A" & \'B\'</b>]]>',
    preview: { drawings: [], over: '</text><script>', line: '&amp;<image href="x"/>' },
  },
  endless: {
    name: 'Endless '.repeat(60),
    preview: { drawings: [], line: `${'long'.repeat(300)} ${'words '.repeat(300)}` },
  },
  empty: { name: '' },
};

/** An app of pages that no build would paint, with the fonts of the real one. */
function oddApp(): string {
  const painted = join(room, 'app', 'painted');
  mkdirSync(painted, { recursive: true });
  for (const file of readdirSync(join(built, 'painted')).filter((name) => name.endsWith('.ttf')))
    writeFileSync(join(painted, file), readFileSync(join(built, 'painted', file)));
  const pages = Object.fromEntries(
    Object.entries(ODD).map(([rest, more]) => {
      const words = { name: 'Name', title: 'Title', description: 'About', markup: '<main></main>', same: [] };
      const library = { name: 'List', path: '/dream' };
      return [`/en/dreams/${rest}`, { path: '/$language/dreams/$entry', library, ...words, ...more }];
    }),
  );
  writeFileSync(join(room, 'app', paintedFile('en')), JSON.stringify({ styles: {}, pages, drawn: 'odd' }));
  return join(room, 'app');
}
