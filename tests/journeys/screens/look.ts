import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Language } from '../../../src/domain/language.ts';
import type { Phone } from '../world.ts';
import { englishIn, leftoversIn } from './catalogs.ts';
import { focusFaults, followFocus } from './focus.ts';
import { collisions, layoutFaults, smallTargets } from './layout.ts';
import { allWords, arrived, axeFaults, goInside, settled, titleFaults } from './page.ts';

const SHOTS = process.env.SHOTS === '1';

interface Depth {
  widths: readonly number[];
  /** Whether axe measures colors too. */
  axe: 'whole' | 'plain' | 'none';
  tab: boolean;
}

/** Looks at the screens of one phone and gathers what is wrong with each. */
export class Look {
  readonly faults: string[] = [];
  readonly #phone: Phone;
  readonly #language: Language;
  readonly #name: string;
  readonly #depth: Depth;
  #page: Page;
  #shots = 0;

  constructor(phone: Phone, language: Language, name: string, depth: Depth) {
    this.#phone = phone;
    this.#page = phone.page;
    this.#language = language;
    this.#name = name;
    this.#depth = depth;
  }

  /** Looks at this tab from now on. */
  moveTo(page: Page): void {
    this.#page = page;
  }

  async visitAll(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await this.#page.evaluate(goInside, path);
      await this.#page
        .waitForFunction(arrived, undefined, { timeout: 8000 })
        .catch(() => this.#blame(path, ['no heading, or busy without end']));
      this.#blame(path, await this.#page.evaluate(titleFaults, path));
      await this.screen(path);
    }
  }

  /** Everything that is asked of a screen, wherever it is. */
  async screen(name: string): Promise<void> {
    const page = this.#page;
    const english = this.#language === 'en';
    await page.evaluate(settled);
    if ((await page.getAttribute('html', 'lang')) !== this.#language) this.#blame(name, ['wrong language']);
    await page.evaluate(() => scrollTo(0, 0));
    await this.#shoot(name);
    const words = await page.evaluate(allWords);
    this.#blame(name, leftoversIn(words));
    if (!english) this.#blame(name, englishIn(words));
    for (const width of this.#depth.widths) {
      await page.setViewportSize({ width, height: 812 });
      this.#blame(name, await page.evaluate(layoutFaults, english));
      this.#blame(name, await page.evaluate(collisions));
      if (width !== Math.min(...this.#depth.widths)) continue;
      this.#blame(name, await page.evaluate(smallTargets));
      await this.#shoot(`${name} narrow`);
    }
    if (this.#depth.axe !== 'none') this.#blame(name, await page.evaluate(axeFaults, this.#depth.axe === 'plain'));
    if (this.#depth.tab) await this.#tab(name);
    this.#blame(name, this.#phone.complaints.splice(0));
  }

  async #tab(name: string): Promise<void> {
    let faults = await this.#focusFaults();
    // a control that came while the focus went by moves the order under it: what stays wrong is the screen's
    if (faults.length > 0) {
      await this.#page.evaluate(settled);
      faults = await this.#focusFaults();
    }
    this.#blame(name, faults);
    await this.#page.evaluate(() => scrollTo(0, 0));
  }

  async #focusFaults(): Promise<string[]> {
    const presses = await this.#page.evaluate(followFocus);
    for (let press = 0; press < presses; press++) await this.#page.keyboard.press('Tab');
    return this.#page.evaluate(focusFaults);
  }

  async #shoot(name: string): Promise<void> {
    if (!SHOTS) return;
    const folder = `tests/shots/${this.#name.replaceAll(' ', '-')}`;
    mkdirSync(folder, { recursive: true });
    const file = `${String(this.#shots++).padStart(3, '0')}${name.replace(/\W+/g, '-').slice(0, 40)}`;
    await this.#page.screenshot({ path: `${folder}/${file}.png`, fullPage: true });
  }

  #blame(name: string, faults: readonly string[]): void {
    this.faults.push(...faults.map((fault) => `${this.#name} ${name}: ${fault}`));
  }
}
