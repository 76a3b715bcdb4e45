import { describe, expect, it } from 'vitest';
import { oneAtATime } from '../../src/platform/one-at-a-time.ts';

/** A letter box that is emptied slowly: what is taken out at the start of a round is what was in it then. */
function letterBox() {
  const box: string[] = [];
  const sent: string[] = [];
  let at = 0;
  let most = 0;
  const send = oneAtATime(async () => {
    most = Math.max(most, ++at);
    const taken = box.splice(0);
    await new Promise((resolve) => setTimeout(resolve));
    at -= 1;
    if (taken.includes('torn')) throw new Error('torn');
    sent.push(...taken);
  });
  return { box, sent, send, most: () => most };
}

describe('work of which one is done at a time', () => {
  it('sends what was put in while it was under way, before it says that it is done', async () => {
    const { box, sent, send, most } = letterBox();
    box.push('a');
    const first = send();
    box.push('b');
    await Promise.all([first, send()]);
    expect(sent).toEqual(['a', 'b']);
    expect(most()).toBe(1);
  });

  it('goes on after a failure', async () => {
    const { box, sent, send } = letterBox();
    box.push('torn');
    await expect(send()).rejects.toThrow('torn');
    box.push('c');
    await send();
    expect(sent).toEqual(['c']);
  });
});
