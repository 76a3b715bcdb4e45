import { lastNewMoon, nextNewMoon } from '../sky/lunation.ts';
import { type Beginning, withOffset } from './dates.ts';
import type { Spread } from './spread.ts';

/** A first place that a person may choose, and why it is offered. */
export interface BeginningChoice {
  kind: 'this-month' | 'birth-month' | 'january' | 'coming-moon' | 'running-moon' | 'today' | 'tomorrow';
  begins: Beginning;
}

/** Where the querent stands: the instant, minutes ahead of UTC, and the month of birth (1 to 12) where it is known. */
export interface Standpoint {
  now: Date;
  offset: number;
  birthMonth?: number | undefined;
}

const DAY_MS = 86_400_000;

/** Where a dated spread may begin, the likeliest first; months and days are never in the past. */
export function beginningsOf(dated: NonNullable<Spread['dated']>, here: Standpoint): BeginningChoice[] {
  const local = new Date(here.now.getTime() + here.offset * 60_000);
  if (dated === 'months') return months(local, here.birthMonth);
  if (dated === 'days') {
    return [
      { kind: 'today', begins: dayOf(local) },
      { kind: 'tomorrow', begins: dayOf(new Date(local.getTime() + DAY_MS)) },
    ];
  }
  const running = lastNewMoon(here.now);
  const choices: BeginningChoice[] = [
    { kind: 'coming-moon', begins: withOffset(nextNewMoon(here.now), here.offset) },
    { kind: 'running-moon', begins: withOffset(running, here.offset) },
  ];
  return here.now.getTime() - running.getTime() < 2 * DAY_MS ? choices.reverse() : choices;
}

function months(local: Date, birthMonth: number | undefined): BeginningChoice[] {
  const next = (month: number): Beginning => {
    const year = local.getUTCFullYear() + (month < local.getUTCMonth() + 1 ? 1 : 0);
    return `${year}-${String(month).padStart(2, '0')}`;
  };
  return [
    { kind: 'this-month', begins: next(local.getUTCMonth() + 1) },
    ...(birthMonth ? [{ kind: 'birth-month' as const, begins: next(birthMonth) }] : []),
    { kind: 'january', begins: next(1) },
  ];
}

function dayOf(local: Date): Beginning {
  return local.toISOString().slice(0, 10);
}
