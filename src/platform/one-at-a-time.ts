/**
 * Work of which one is done at a time: who asks for it while it is under way has it done once more afterwards, and waits
 * for that. @throws what the work throws
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  async function run(): Promise<void> {
    do {
      again = false;
      await work();
    } while (again);
  }
  return () => {
    if (running) again = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
