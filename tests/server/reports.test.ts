import { afterEach, describe, expect, it } from 'vitest';
import { LIMITS, type Limits } from '../../server/core/limits.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
afterEach(() => stage.close());

const open = async (percent: string, limits: Partial<Limits> = {}) => {
  stage = await openStage({
    env: { REPORT_PERCENT: percent, METRICS_TOKEN: 'x'.repeat(20) },
    limits: { ...LIMITS, ...limits },
  });
};

const ERROR = {
  kind: 'error',
  name: 'TypeError',
  message: "Cannot read 'Where is my cat' of ada@example.org",
  at: ['assets/Draw-Ab12.js:1:234', 'worker.js:1:2'],
  screen: '/tarot/answer?seal=abc',
  language: 'en',
  version: '0.1.0',
};
const POLICY = {
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?who=ada',
    'document-uri': 'http://127.0.0.1/tarot/answer?seal=abc',
    'source-file': 'http://127.0.0.1/assets/Draw-Ab12.js',
    'line-number': 1,
    'column-number': 9,
    referrer: 'http://127.0.0.1/login?code=1',
    'script-sample': 'Where is my cat',
  },
};

async function send(path: string, body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(`${stage.home}${path}`, {
    method: 'POST',
    headers: { Origin: stage.home, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return response.status;
}
const reports = () => stage.events.filter(({ facts }) => facts.report !== undefined);
async function counted(kind: string, outcome: string): Promise<number> {
  const response = await fetch(`${stage.home}/metrics`, { headers: { Authorization: `Bearer ${'x'.repeat(20)}` } });
  const found = new RegExp(`asterly_reports_total\\{kind="${kind}",outcome="${outcome}"\\} (\\d+)`).exec(
    await response.text(),
  );
  return Number(found?.[1] ?? 0);
}

describe('a report', () => {
  it('of an error is logged as a warning, with its place and nothing of the person', async () => {
    await open('100');
    expect(await send('/report/error', ERROR, { Cookie: 'tarot_session=secret-token' })).toBe(204);
    const [report] = reports();
    expect(report!.line).toBe(
      'The app reports (error): TypeError: Cannot read … of … on /tarot/answer, at assets/Draw-Ab12.js:1:234 < worker.js:1:2.',
    );
    expect(report!.facts).toMatchObject({ level: 'warn', report: { name: 'TypeError', screen: '/tarot/answer' } });
    for (const secret of ['cat', 'ada', 'seal', 'secret', '127.0.0.1'])
      expect(JSON.stringify(report)).not.toContain(secret);
    expect(await counted('error', 'kept')).toBe(1);
  });

  it('of the content policy keeps the directive, the origin and our own place alone', async () => {
    await open('100');
    expect(await send('/report/policy', POLICY, { 'Content-Type': 'application/csp-report' })).toBe(204);
    const [report] = reports();
    expect(report!.facts.report).toEqual({
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      screen: '/tarot/answer',
      from: 'assets/Draw-Ab12.js:1:9',
    });
    for (const secret of ['cat', 'ada', 'seal', 'code=']) expect(JSON.stringify(report)).not.toContain(secret);
    expect(await counted('policy', 'kept')).toBe(1);
  });

  it('that is too large, no report, or of another site is dropped without a word', async () => {
    await open('100');
    const bad = [
      'no json',
      '',
      '[]',
      { ...ERROR, name: 'Where is my cat?' },
      { ...ERROR, at: ['https://evil.example/x.js:1:1'] },
      { ...ERROR, message: 'x'.repeat(9000) },
    ];
    for (const body of bad) expect(await send('/report/error', body)).toBe(204);
    expect(await send('/report/error', ERROR, { Origin: 'https://evil.example' })).toBe(204);
    expect(await send('/report/policy', POLICY, { 'Sec-Fetch-Site': 'cross-site' })).toBe(204);
    expect(await send('/report/policy', { 'csp-report': {} })).toBe(204);
    expect(reports()).toEqual([]);
    expect(await counted('error', 'dropped')).toBe(bad.length + 1);
    expect(await counted('policy', 'dropped')).toBe(2);
  });

  it('is taken so often from one address, and so often over all', async () => {
    await open('100', { reportByAddress: { count: 3, seconds: 3600 }, reportOverAll: { count: 4, seconds: 3600 } });
    for (let turn = 0; turn < 5; turn++) await send('/report/error', ERROR);
    expect(reports()).toHaveLength(3);
    stage.advance(3601);
    for (let turn = 0; turn < 5; turn++) await send('/report/policy', POLICY);
    expect(reports()).toHaveLength(6);
    expect(await counted('error', 'dropped')).toBe(2);
  });
});

it('Where the operator wants none, phones and browsers are told so, and nobody listens', async () => {
  await open('0');
  expect((await stage.visitor().call('global_params', {})).data[0].report_percent).toBe(0);
  for (const path of ['/report/error', '/report/policy']) expect(await send(path, ERROR)).toBe(405);
  expect(reports()).toEqual([]);
});

it('Of breaches of the policy a share is kept, as the operator has set it', async () => {
  await open('40', {
    reportByAddress: { count: 10_000, seconds: 3600 },
    reportOverAll: { count: 10_000, seconds: 3600 },
  });
  for (let turn = 0; turn < 300; turn++) await send('/report/policy', POLICY);
  // 300 draws of 0.4: outside of these bounds once in a million runs.
  expect(reports().length).toBeGreaterThan(75);
  expect(reports().length).toBeLessThan(165);
});
