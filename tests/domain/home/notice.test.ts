import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Notice, noticesAt, readNotices } from '../../../src/domain/home/notice.ts';
import { readSwitches, SWITCHES } from '../../../src/domain/switches.ts';

const text = { en: 'A', 'zh-CN': '甲', 'zh-TW': '乙' };
const notice = (id: string, from: string, until: string, kind: Notice['kind'] = 'info'): Notice => ({
  id,
  kind,
  text,
  from: `2026-12-${from}T00:00:00.000Z`,
  until: `2026-12-${until}T00:00:00.000Z`,
});
const at = (day: string) => new Date(`2026-12-${day}T00:00:00.000Z`);

describe('notices', () => {
  it('are shown from their first moment to just before their last, maintenance first, then the newest', () => {
    const all = [notice('old', '01', '20'), notice('new', '05', '20'), notice('work', '03', '06', 'maintenance')];
    const ids = (day: string, away: string[] = []) => noticesAt(all, at(day), away).map(({ id }) => id);
    expect(ids('01')).toEqual(['old']);
    expect(ids('05')).toEqual(['work', 'new', 'old']);
    expect(ids('06')).toEqual(['new', 'old']);
    expect(ids('06', ['new'])).toEqual(['old']);
    expect(ids('20')).toEqual([]);
  });

  it('of another shape or of a kind that is not known yet are left out, whatever comes', () => {
    const good = notice('good', '01', '02');
    const odd = [{ ...good, kind: 'party' }, { ...good, text: { en: 'A' } }, { ...good, until: 'soon' }, null, 7, 'x'];
    expect(readNotices([...odd, good])).toEqual([good]);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const one of readNotices(value)) expect(noticesAt([one], new Date(one.from), [one.id])).toEqual([]);
      }),
    );
  });
});

describe('switches', () => {
  it('take the names that are known, in any order, and nothing else', () => {
    expect([...readSwitches(['palmistry', 'ai', 'dream', 3])]).toEqual(['dream', 'ai']);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const name of readSwitches(value)) expect(SWITCHES).toContain(name);
      }),
    );
  });
});
