import { runProgram } from './process.ts';
import { realProviders } from './providers/real.ts';

/** The program for the world: real providers only; what is not configured is off. */
await runProgram('production', (settings) => ({ providers: () => realProviders(settings) }));
