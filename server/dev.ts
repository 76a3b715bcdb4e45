import { runProgram } from './process.ts';
import { devWiring } from './providers/dev/wiring.ts';

/** The program for this machine: what is not configured is stood in for, visibly. */
await runProgram('dev', devWiring);
