import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { faultsInTheBooks } from './books.ts';
import { seat } from './desk-steps.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

/** A server, and anew for each test somebody who asks and two readers: for the tests of the file that calls `withDesk`. */
export let stage: Stage;
export let ada: Visitor;
export let lin: Visitor;
export let mo: Visitor;

export function withDesk(): void {
  beforeAll(async () => {
    stage = await openStage({ env: { WELCOME_COINS: '1000' } });
  });
  beforeEach(async () => {
    [ada, lin, mo] = [await stage.enter(), await stage.enter(), await stage.enter()];
    await seat(stage, lin, 'Lin Yue');
    await seat(stage, mo, 'Mo');
  });
  afterAll(async () => {
    expect(await faultsInTheBooks(stage)).toEqual([]);
    await stage.close();
  });
}
