import { QUESTIONS } from '../steps.ts';
import { WORDS } from '../words.ts';
import type { Program } from '../world.ts';
import type { EngineWindow } from './window.ts';

const SAY = WORDS.en;
const RAW = /undefined|NaN|\[object|\{\w+\}/;

/** Writes the question by keys, and begins. */
export async function askQuestion(window: EngineWindow, question = QUESTIONS.en): Promise<void> {
  await window.tap({ css: '#question' });
  await window.type(question);
  await window.tap({ css: 'button[type=submit]' });
}

/** From the pile to the fan. */
export async function shuffleAndCut(window: EngineWindow): Promise<void> {
  await window.tap({ css: 'button', text: SAY.shuffle });
  await window.tap({ css: 'button', text: SAY.cut });
}

/** Chooses cards until so many lie open. */
export async function chooseCards(window: EngineWindow, from: number, until: number): Promise<void> {
  for (let card = from; card < until; card++) {
    await window.until(`${card} cards`, openCards, card);
    await window.tap({ css: 'button', text: SAY.choose });
  }
}

/** In the page: whether so many cards lie open. */
function openCards(count: number): boolean {
  return document.querySelectorAll('ol li img:not([alt=""])').length === count;
}

/** From the question of a spread to its reading. @returns where the reading is */
export async function drawAndRead(window: EngineWindow, cards: number, question?: string): Promise<string> {
  await askQuestion(window, question);
  await shuffleAndCut(window);
  await chooseCards(window, 0, cards);
  await window.tap({ css: 'button', text: SAY.read });
  const reading = await window.atPath(/\/answer\?seal=[0-9a-f]{64}/);
  await seeReading(window, cards + 1);
  return reading;
}

/** A reading of so many parts is there, each with real sentences. */
export async function seeReading(window: EngineWindow, parts: number): Promise<void> {
  await window.see({ css: 'article section', nth: parts - 1 });
  const text = await window.see({ css: 'article' });
  if (text.length < parts * 30 || RAW.test(text)) throw new Error(`no reading: ${text}`);
}

/** Logs in by e-mail in the form that is open. */
export async function enterByEmail(
  window: EngineWindow,
  program: Pick<Program, 'codeFor'>,
  email: string,
): Promise<void> {
  await window.tap({ css: 'form label', text: SAY.email });
  await window.fill({ css: 'form input[type=email]' }, email);
  await window.tap({ css: 'form button', text: SAY.send });
  await window.until('the code on its way', () =>
    /\d/.test(document.querySelector('form button:disabled')?.textContent ?? ''),
  );
  await window.fill({ css: 'form input[autocomplete="one-time-code"]' }, await program.codeFor(email));
  await window.tap({ css: 'form button[type=submit]', text: SAY.enter });
}

/** Chooses in a select of the settings, found by its label. */
export async function choose(window: EngineWindow, label: string, value: string): Promise<void> {
  await window.see({ css: 'label', text: label });
  const set = (given: { label: string; value: string }) => {
    const named = [...document.querySelectorAll('label')].find((one) => one.innerText.trim().startsWith(given.label));
    const list = named?.control;
    if (!(list instanceof HTMLSelectElement)) return;
    list.value = given.value;
    // the page may be loaded anew by it
    setTimeout(() => list.dispatchEvent(new Event('change', { bubbles: true })));
  };
  await window.evaluate(set, { label, value });
}
