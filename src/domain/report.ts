import { rowOf } from './paths.ts';

/** Where the app reports its errors, and browsers breaches of the content policy; both are answered with nothing. */
export const ERROR_REPORT_PATH = '/report/error';
export const POLICY_REPORT_PATH = '/report/policy';

/** As much of an error's words as is told, and as many places of its stack. */
export const MAX_MESSAGE_CHARACTERS = 120;
export const MAX_FRAMES = 8;

const FRAME = /\/((?:assets\/[\w.-]{1,80}|worker)\.js):(\d{1,7}):(\d{1,7})/g;

/**
 * An error's words without what could be somebody's: nothing in quotes, no address, no number, no letter that is not
 * English, no long word. What is left says which kind of thing went wrong.
 */
export function cleanMessage(words: string): string {
  return words
    .slice(0, 10 * MAX_MESSAGE_CHARACTERS)
    .replaceAll(/"[^"]*"?|“[^”]*”?|`[^`]*`?|'[^']*'?/g, '…')
    .replaceAll(/\S*(?:[@?&=#]|:\/\/)\S*/g, '…')
    .replaceAll(/[^\x20-\x7e…]+/g, '…')
    .replaceAll(/\S{25,}/g, '…')
    .replaceAll(/\d+/g, '0')
    .replaceAll(/…[…\s]*/g, '… ')
    .slice(0, MAX_MESSAGE_CHARACTERS)
    .trim();
}

/** Where in our own scripts it happened, `assets/name.js:line:column`, the innermost first; none for a stranger's error. */
export function framesIn(stack: string): string[] {
  return [...stack.matchAll(FRAME)].slice(0, MAX_FRAMES).map(([, file, line, column]) => `${file}:${line}:${column}`);
}

/** Which screen an address is, without anything that follows it. */
export function screenOf(address: string): string {
  return rowOf(address)?.path ?? 'other';
}
