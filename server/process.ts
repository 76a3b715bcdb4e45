import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VERSION } from './core/version.ts';
import type { Wiring } from './core/wiring.ts';
import { describeError } from './log.ts';
import { runOperatorCommand } from './operator/commands.ts';
import { type Asked, readCommand, usage } from './operator/usage.ts';
import { drainDelayMs, type Running, start } from './run.ts';
import { BadSettings, readSettings } from './settings/read.ts';
import { type Settings, settingsTable } from './settings/table.ts';
import { newVapidKeys } from './settings/vapid.ts';

/** A server that has not ended so long after it began to drain is ended, whatever still waits. */
const HARD_STOP_MS = 10_000;

/** Commands that need no settings. */
const ALONE: Readonly<Record<string, () => string | Promise<string>>> = {
  '--help': usage,
  '--version': () => VERSION,
  '--settings': settingsTable,
  '--vapid-keys': newVapidKeys,
};

/** Runs a server as a program: from the environment, until Ctrl-C or SIGTERM; or a command, which ends by itself. */
export async function runProgram(mode: Settings['APP_MODE'], wiringOf: (settings: Settings) => Wiring): Promise<void> {
  const given = process.argv.slice(2);
  const asked = askedBy(given);
  if (asked.command !== null) process.stdout.on('error', leaveUnread);
  const alone = ALONE[asked.command ?? ''];
  if (alone) {
    process.stdout.write(`${await alone()}\n`);
    return;
  }
  let running: Running | null = null;
  let stopping = false;
  let hardStopMs = HARD_STOP_MS;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      process.stderr.write('The server did not stop by itself and is ended.\n');
      process.exit(1);
    }, hardStopMs).unref();
    running?.context.log(`${signal}: stopping.`);
    await running?.stop().catch((reason: unknown) => process.stderr.write(`${describeError(reason)}\n`));
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
  try {
    const settings = readSettings({ APP_MODE: mode, ...process.env });
    if (settings.APP_MODE !== mode)
      throw new BadSettings(
        `APP_MODE is ${settings.APP_MODE}, but this program is the one for ${mode}. \`npm start\` chooses the right one.`,
      );
    const here = dirname(fileURLToPath(import.meta.url));
    if (asked.command !== null) {
      await runOperatorCommand(settings, given, wiringOf(settings).providers);
      return;
    }
    hardStopMs += drainDelayMs(settings);
    running = await start(settings, wiringOf(settings), {
      appDir: process.env.APP_DIR ?? join(here, '..', 'app'),
      previewProgram: join(here, './previews.js'),
    });
  } catch (reason) {
    const words = reason instanceof Error ? reason.message : String(reason);
    const plain = reason instanceof BadSettings || asked.command !== null;
    process.stderr.write(`${plain ? words : `The server did not start. ${words}`}\n`);
    process.exit(1);
  }
}

/** Nothing is started, and nothing done, by words that are no command. */
function askedBy(given: readonly string[]): Asked {
  try {
    return readCommand(given);
  } catch (reason) {
    process.stderr.write(`${reason instanceof Error ? reason.message : reason}\n`);
    process.exit(1);
  }
}

/** Who reads a list by `head` closes it early: what is left of it goes nowhere, and the work is done to its end. */
function leaveUnread(reason: NodeJS.ErrnoException): void {
  if (reason.code !== 'EPIPE') throw reason;
}
