import { expect, it, vi } from 'vitest';
import { nameFault, printLog } from '../server/log.ts';
import { countsIn } from './audit.mjs';

it('A line of the log begins with the time in UTC and stays one line, whatever stands in it', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  printLog(
    `WeChat said ${nameFault(new Error('no\nSession x was opened', { cause: new Error('a\r\nb\u2028c\u001b[2J') }))}`,
  );
  const told = String(write.mock.calls[0]![0]);
  write.mockRestore();
  expect(told).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z WeChat said Error: no: a b c \[2J\n$/);
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
