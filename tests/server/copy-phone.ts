import { vi } from 'vitest';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import type { Stage, Visitor } from './stage.ts';

/** The app's own code of one phone: its store, its session and its copying, apart from those of all others. */
export interface CopyPhone {
  readonly journal: typeof import('../../src/storage/journal.ts');
  readonly copies: typeof import('../../src/storage/journal-copy.ts');
  readonly choose: typeof import('../../src/actions/copy/choose.ts');
  readonly copying: typeof import('../../src/actions/copy/copying.ts');
  /** The notes of the journal, in the order of the words. */
  notes(): Promise<string[]>;
  /** What the line does with the next calls: `lost`, the server writes and its answer does not arrive. */
  line: 'good' | 'cut' | 'lost';
}

const phones = new Map<string, { visitor: Visitor; phone: CopyPhone }>();
const realFetch = globalThis.fetch;

/** Calls of the phones go to the server by the session that they name. */
export function connectPhones(): void {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('navigator', { userAgent: '', language: 'en', languages: ['en'] });
  vi.stubGlobal('fetch', async (asked: string | URL | Request, init?: RequestInit) => {
    if (typeof asked !== 'string' || !asked.startsWith('/')) return await realFetch(asked, init);
    const token = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? '';
    const { visitor, phone } = phones.get(token)!;
    if (phone.line === 'cut') throw new TypeError('the line is cut');
    const { method = 'GET', body } = init ?? {};
    const answer = await visitor.fetch(asked, { method, ...(body ? { body } : {}) });
    if (phone.line === 'lost' && method === 'POST') throw new TypeError('the answer is lost');
    return answer;
  });
}

/** No phone copies any more. */
export async function disconnectPhones(): Promise<void> {
  for (const { phone } of phones.values()) await phone.copying.stopHere('');
  vi.unstubAllGlobals();
}

/** A phone with an empty store on which the person of a session is logged in. */
export async function copyPhone(stage: Stage, token: string, userId: string, cookies: Visitor['cookies']) {
  vi.resetModules();
  const [session, caller, journal, copies, choose, copying] = await Promise.all([
    import('../../src/session.ts'),
    import('../../src/service/caller.ts'),
    import('../../src/storage/journal.ts'),
    import('../../src/storage/journal-copy.ts'),
    import('../../src/actions/copy/choose.ts'),
    import('../../src/actions/copy/copying.ts'),
  ]);
  await journal.readJournal(userId);
  session.enterSession(token);
  session.setUser({ user_id: userId } as Parameters<typeof session.setUser>[0]);
  caller.setCaller({ version: 'v1', locale: () => 'en-US', token: () => token, onSessionMissing: () => {} });
  const visitor = stage.visitor();
  visitor.token = token;
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  const phone: CopyPhone = {
    journal,
    copies,
    choose,
    copying,
    line: 'good',
    notes: async () => (await journal.readJournal(userId)).map(({ note }) => note).sort(),
  };
  phones.set(token, { visitor, phone });
  return phone;
}

let draws = 0;

export function someDraw() {
  draws += 1;
  return sealDraw({
    deck: 'tarot',
    spreadId: 1,
    question: `Question ${draws}`,
    topic: 'open',
    cards: [{ id: 'maj17', reversed: false, position: 'card' }],
    order: ['maj17', '-maj18'],
    drawnAt: new Date(Date.UTC(2026, 0, 1, 0, draws)).toISOString(),
  });
}
