import { expect, it, vi } from 'vitest';
import { countsIn } from '../server/audit.mjs';
import { describeError, printJson, printLog } from '../server/log.ts';

it('A line of the log begins with the time in UTC and stays one line, whatever stands in it', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  printLog(
    `WeChat said ${describeError(new Error('no\nSession x was opened', { cause: new Error('a\r\nb\u2028c\u001b[2J') }))}`,
  );
  const told = String(write.mock.calls[0]![0]);
  write.mockRestore();
  expect(told).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z WeChat said Error: no: a b c \[2J\n$/);
});

it('An event bears who, where and what, in words or as one JSON object a line', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const facts = { call: 'get_order', refusal: 'no_order', request: 'r1', session: 's1', source: 'x1' };
  printLog('get_order was refused: no_order.', facts);
  printJson('get_order was\nrefused: no_order.', facts);
  const [words, json] = write.mock.calls.map(([line]) => String(line));
  write.mockRestore();
  expect(words).toMatch(/Z get_order was refused: no_order\. request=r1 session=s1 source=x1\n$/);
  expect(json).toMatch(/^[^\n]*\n$/);
  expect(JSON.parse(json!)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'info',
    server: process.pid,
    event: 'get_order was refused: no_order.',
    ...facts,
  });
});

it('An event that somebody has to see says so, in words and in JSON', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const print of [printLog, printJson]) print('The queue could not be read.', { level: 'error' });
  const [words, json] = write.mock.calls.map(([line]) => String(line));
  write.mockRestore();
  expect(words).toMatch(/Z ERROR The queue could not be read\.\n$/);
  expect(JSON.parse(json!)).toMatchObject({ level: 'error', event: 'The queue could not be read.' });
});

it('A report of known holes is read, and anything else is none', () => {
  const vulnerabilities = { info: 0, low: 1, moderate: 2, high: 3, critical: 4, total: 10 };
  expect(countsIn(JSON.stringify({ metadata: { vulnerabilities } }))).toEqual({
    critical: 4,
    high: 3,
    moderate: 2,
    low: 1,
  });
  for (const none of [
    '',
    '<html>',
    '{}',
    '{"message":"405 Method Not Allowed"}',
    '{"metadata":{"vulnerabilities":{}}}',
  ])
    expect(countsIn(none)).toBeUndefined();
});
