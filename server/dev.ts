import { runProgram } from './process.ts';
import { devOutfit } from './providers/dev/outfit.ts';

/** The program for this machine: what is not configured is stood in for, visibly. */
await runProgram('dev', devOutfit);
