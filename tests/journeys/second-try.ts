import { beforeEach } from 'vitest';
import { Program } from './world.ts';

// The second try of a journey finds the server as the first did: nobody has the addresses that it logs in with.
beforeEach(async ({ task }) => {
  if (!task.result?.retryCount) return;
  for (const program of Program.running) await program.forgetAddresses();
});
