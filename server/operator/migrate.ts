import { openDatabase } from '../database/database.ts';
import { printLog } from '../log.ts';
import type { Settings } from '../settings/table.ts';

/** `--migrate`: brings the tables up to this build, beside servers of the build before it. @throws Error with a sentence */
export async function migrate(settings: Settings): Promise<string> {
  let applied: readonly string[] = [];
  const database = await openDatabase(settings, printLog, {
    migrations: 'apply',
    onMigrated: (names) => {
      applied = names;
    },
  });
  await database.close();
  return applied.length === 0 ? 'The tables are those of this build already.' : `Applied: ${applied.join(', ')}.`;
}
