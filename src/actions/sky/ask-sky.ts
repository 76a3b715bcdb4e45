import type { SkyAnswers, SkyAsks } from '../../domain/sky/questions.ts';
import { trustedPolicy } from '../../platform/trusted.ts';
import address from './sky-worker.ts?worker&url';

type Answer = { number: number } & ({ answer: SkyAnswers[keyof SkyAnswers] } | { failure: string });
interface Asker {
  resolve(answer: unknown): void;
  reject(reason: Error): void;
}

/** The page's policy lets no other address compute the sky. */
const SCRIPT = trustedPolicy('sky', { createScriptURL: () => address })?.createScriptURL('') ?? address;

let worker: Worker | undefined;
let asked = 0;
const askers = new Map<number, Asker>();
const answers = new Map<string, Promise<unknown>>();

/** How many answers are remembered for the way back to a page. */
const MAX_REMEMBERED = 40;

/**
 * Asks the fine tables of the sky in a worker; what was asked before is answered at once.
 * @throws Error where the worker did not arrive or the question was faulty; it may be asked again
 */
export function askSky<Kind extends keyof SkyAsks>(kind: Kind, question: SkyAsks[Kind]): Promise<SkyAnswers[Kind]> {
  const name = JSON.stringify([kind, question]);
  const known = answers.get(name);
  if (known) return known as Promise<SkyAnswers[Kind]>;
  const answer = send(kind, question);
  const [oldest] = answers.keys();
  if (oldest !== undefined && answers.size >= MAX_REMEMBERED) answers.delete(oldest);
  answers.set(name, answer);
  answer.catch(() => answers.delete(name));
  return answer as Promise<SkyAnswers[Kind]>;
}

function send(kind: keyof SkyAsks, question: SkyAsks[keyof SkyAsks]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    asked += 1;
    askers.set(asked, { resolve, reject });
    try {
      worker ??= begin();
      worker.postMessage({ number: asked, question: { kind, asked: question } });
    } catch (reason) {
      giveUp(String(reason));
    }
  });
}

function begin(): Worker {
  const begun = new Worker(SCRIPT as string, { type: 'module' });
  begun.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asker = askers.get(data.number);
    askers.delete(data.number);
    if ('answer' in data) asker?.resolve(data.answer);
    else asker?.reject(new Error(data.failure));
  });
  begun.addEventListener('error', () => giveUp('the worker of the sky did not arrive'));
  return begun;
}

function giveUp(reason: string): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of askers.values()) reject(new Error(reason));
  askers.clear();
}
