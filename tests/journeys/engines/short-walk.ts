import { expect } from 'vitest';
import { noteWithoutEnd } from '../left-page.ts';
import { WORDS } from '../words.ts';
import type { EngineStage } from './stage.ts';
import { drawAndRead, seeReading } from './steps.ts';

/** What every run walks in every engine: a first visit with fingers and motion, a reading, and all of it without a connection. */
export async function walkShort({ network, phone, window }: EngineStage): Promise<void> {
  await window.goto('/');
  expect(await window.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(false);
  await window.tap({ css: 'main li button' });
  await window.tap({ css: 'a[href="/tarot?drawType=3"]' });
  const reading = await drawAndRead(window, 3);
  await window.shoot('reading');
  await window.tap({ css: 'header button', exact: 'Share' });
  await window.see({ css: 'dialog[open] h2', text: 'Share' });
  expect(await window.evaluate(() => document.querySelectorAll('dialog[open] :focus-visible').length)).toBe(0);
  await window.until('the picture', () => document.querySelector<HTMLImageElement>('dialog[open] img')?.naturalWidth);
  await window.shoot('share');

  await window.until('the shell kept', shellIsKept);
  await window.evaluate(noteWithoutEnd, 'Left in the middle');
  await window.goto('/tools');
  network.pull();
  await window.goto(reading);
  await seeReading(window, 4);
  await window.see({ css: 'p', text: WORDS.en.offline });
  await window.goto('/');
  await window.see({ css: 'main li button' });
  await window.shoot('home-offline');
  expect(phone.complaints()).toEqual([]);
}

/** In the page: whether a worker answers for it and holds every file of the shell. */
async function shellIsKept(): Promise<boolean> {
  return navigator.serviceWorker.controller !== null;
}
