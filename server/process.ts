import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Wiring } from './core/wiring.ts';
import { describeError } from './log.ts';
import { isOperatorCommand, runOperatorCommand } from './operator/commands.ts';
import { drainDelayMs, type Running, start } from './run.ts';
import { BadSettings, readSettings } from './settings/read.ts';
import { type Settings, settingsTable } from './settings/table.ts';
import { newVapidKeys } from './settings/vapid.ts';

/** A server that has not ended so long after it began to drain is ended, whatever still waits. */
const HARD_STOP_MS = 10_000;

/** Runs a server as a program: from the environment, until Ctrl-C or SIGTERM. */
export async function runProgram(mode: Settings['APP_MODE'], wiringOf: (settings: Settings) => Wiring): Promise<void> {
  if (process.argv.includes('--settings')) {
    process.stdout.write(`${settingsTable()}\n`);
    return;
  }
  if (process.argv.includes('--vapid-keys')) {
    process.stdout.write(`${newVapidKeys()}\n`);
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
    if (isOperatorCommand(process.argv)) {
      await runOperatorCommand(settings, process.argv, wiringOf(settings).providers);
      return;
    }
    hardStopMs += drainDelayMs(settings);
    running = await start(settings, wiringOf(settings), { appDir: process.env.APP_DIR ?? join(here, '..', 'app') });
  } catch (reason) {
    const words = reason instanceof Error ? reason.message : String(reason);
    const plain = reason instanceof BadSettings || isOperatorCommand(process.argv);
    process.stderr.write(`${plain ? words : `The server did not start. ${words}`}\n`);
    process.exit(1);
  }
}
