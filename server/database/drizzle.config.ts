import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config server/database/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/database/people.ts',
    './server/database/passkeys.ts',
    './server/database/coins.ts',
    './server/database/orders.ts',
    './server/database/readings.ts',
    './server/database/jobs.ts',
    './server/database/shared.ts',
    './server/database/purchases.ts',
    './server/database/memberships.ts',
    './server/database/profiles.ts',
    './server/database/devices.ts',
    './server/database/departures.ts',
    './server/database/desk.ts',
    './server/database/wallpapers.ts',
    './server/database/tickets.ts',
    './server/database/quizzes.ts',
    './server/database/operator-settings.ts',
    './server/database/operator-acts.ts',
    './server/database/operators.ts',
    './server/database/push.ts',
    './server/database/copies.ts',
  ],
  out: './server/database/migrations',
});
