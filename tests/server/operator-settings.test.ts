import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notices } from '../../server/database/operator-settings.ts';
import { runOperatorCommand } from '../../server/operator/commands.ts';
import { seatReader } from '../../server/operator/readers.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import type { HomeBlocks } from '../../src/domain/home/blocks.ts';
import { asking, balanceOf } from './asking.ts';
import { openStage, type Stage } from './stage.ts';

const FROM = '2020-01-01T00:00Z';
const UNTIL = '2100-01-01T00:00+08:00';
const WORDS = ['We move tonight.', '今晚维护。', '今晚維護。'];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ env: { WELCOME_COINS: '1000' } });
});
afterAll(() => stage.close());

const operate = (...order: string[]) => runOperatorCommand(stage.running.context.settings, order);
const params = async () => (await stage.visitor().call('global_params', {})).data[0];

describe('switches', () => {
  it('are told to everybody, twice is once, and a name that is none is refused before anything is done', async () => {
    expect((await params()).hidden).toEqual([]);
    await operate('--switch-off', 'dream', 'wallpaper');
    await operate('--switch-off', 'dream');
    expect((await params()).hidden).toEqual(['dream', 'wallpaper']);
    await expect(operate('--switch-on', 'dream', 'palmistry')).rejects.toThrow('"palmistry" is no switch. There are:');
    await expect(operate('--switch-off')).rejects.toThrow('Name what is meant.');
    expect((await params()).hidden).toEqual(['dream', 'wallpaper']);
    await operate('--switch-on', 'dream', 'wallpaper', 'dice');
    expect((await params()).hidden).toEqual([]);
  });

  it('close a level: it is neither offered nor sold, and no coin is taken', async () => {
    const ada = await stage.enter();
    await seatReader(stage.running.context, 'reader@example.org', 'Lin');
    await operate('--switch-off', 'ai', 'person');
    expect(await params()).toMatchObject({ ai_reader: null, person_reader: false });
    for (const level of ['ai', 'person'] as const) {
      const offer = await ada.call('spread_level_ask_available', { spread_id: 3, level });
      expect(offer.data[0]).toMatchObject({ available: false, source: null });
      expect((await ada.call('spread_level_ask', asking({ level }))).code).toBe(ERRORS.not_open.code);
    }
    expect(await balanceOf(ada)).toBe(1000);
    await operate('--switch-on', 'ai', 'person');
    expect((await params()).person_reader).toBe(true);
    expect((await ada.call('spread_level_ask', asking({ level: 'ai' }))).status).toBe(1);
  });
});

describe('notices', () => {
  it('are told in three languages until they end or are taken away; the same id is replaced', async () => {
    await operate('--notice', 'move', 'maintenance', FROM, UNTIL, ...WORDS);
    await operate('--notice', 'past', 'info', '2020-01-01T00:00Z', '2020-01-02T00:00Z', ...WORDS);
    const told = {
      id: 'move',
      kind: 'maintenance',
      text: { en: WORDS[0], 'zh-CN': WORDS[1], 'zh-TW': WORDS[2] },
      from: '2020-01-01T00:00:00.000Z',
      until: '2099-12-31T16:00:00.000Z',
    };
    expect((await params()).notices).toEqual([told]);
    await operate('--notice', 'move', 'info', FROM, UNTIL, ...WORDS);
    expect((await params()).notices).toEqual([{ ...told, kind: 'info' }]);
    await operate('--notice-ends', 'move');
    expect((await params()).notices).toEqual([]);
    await expect(operate('--notice-ends', 'move')).rejects.toThrow('There is no notice "move".');
  });

  it('that were given before a language was spoken say it in English there', async () => {
    await stage.running.context.database.queries.insert(notices).values({
      noticeId: 'old',
      kind: 'info',
      words: { en: 'We move tonight.', 'zh-CN': '今晚维护。' },
      fromTime: new Date(FROM),
      untilTime: new Date(UNTIL),
    });
    const [old] = (await params()).notices as { text: unknown }[];
    expect(old?.text).toEqual({ en: 'We move tonight.', 'zh-CN': '今晚维护。', 'zh-TW': 'We move tonight.' });
    await operate('--notice-ends', 'old');
  });

  it.each([
    [['Bad Id', 'info', FROM, UNTIL, ...WORDS], 'An id has small letters'],
    [['a', 'party', FROM, UNTIL, ...WORDS], 'A notice is of the kind info or maintenance.'],
    [['a', 'info', 'tomorrow', UNTIL, ...WORDS], 'must look like'],
    [['a', 'info', UNTIL, FROM, ...WORDS], 'must begin before it ends'],
    [['a', 'info', FROM, UNTIL, 'English', ' ', '繁'], 'The text in simplified Chinese is missing.'],
    [['a', 'info', FROM, UNTIL, 'x'.repeat(161), '简', '繁'], 'longer than 160 characters'],
    [['a', 'info', FROM, UNTIL, 'English', '简'], 'The text in traditional Chinese is missing.'],
    [['a', 'info', FROM, UNTIL, ...WORDS, 'more'], 'nothing more is expected'],
    [[], 'A notice needs an id.'],
  ])('%j is refused with a sentence', async (order, words) => {
    await expect(operate('--notice', ...order)).rejects.toThrow(words);
    expect((await params()).notices).toEqual([]);
  });
});

describe('spreads', () => {
  const ids = async (spread_type: number) =>
    (await stage.visitor().call('spread_list', { spread_type })).data.map((one) => one.spread_id);
  const homeIds = async () => {
    const [, , , , tabs] = (await stage.visitor().call('home_page', {})).data as HomeBlocks;
    return tabs.value.flatMap(({ data }) => data.map((card) => card.spread_id));
  };

  it('stand in the order of the operator, the others behind them, and again as the build has them', async () => {
    const [tarot, lenormand] = [await ids(1), await ids(2)];
    await operate('--spread-order', '54', '7', '3');
    expect(await ids(1)).toEqual([7, 3, ...tarot.filter((id) => id !== 7 && id !== 3)]);
    expect(await ids(2)).toEqual([54, ...lenormand.filter((id) => id !== 54)]);
    await operate('--spread-order', '3');
    expect((await ids(1)).slice(0, 2)).toEqual([3, tarot[0] === 3 ? tarot[1] : tarot[0]]);
    await operate('--spread-order');
    expect([await ids(1), await ids(2)]).toEqual([tarot, lenormand]);
  });

  it('are hidden from list and home, and shown again; who has drawn one may still ask', async () => {
    const [before, atHome] = [await ids(1), await homeIds()];
    expect(atHome).toContain(3);
    await operate('--spread-hide', '3', '52');
    await operate('--spread-hide', '3');
    await operate('--spread-order', '3');
    expect(await ids(1)).toEqual(before.filter((id) => id !== 3));
    expect(await ids(2)).not.toContain(52);
    expect(await homeIds()).toEqual(atHome.filter((id) => id !== 3 && id !== 52));
    const ada = await stage.enter();
    expect((await ada.call('spread_level_ask', asking({ level: 'ai' }))).status).toBe(1);
    await operate('--spread-show', '3', '52');
    await operate('--spread-order');
    expect(await ids(1)).toEqual(before);
    expect(await homeIds()).toEqual(atHome);
  });

  it.each([
    [['--spread-hide'], 'Name what is meant.'],
    [['--spread-hide', '3', 'celtic'], '"celtic" is no spread. There are: 1 '],
    [['--spread-order', '3', '3'], 'A spread is named twice.'],
    [['--spread-show', '999'], '"999" is no spread.'],
  ])('%j is refused with a sentence', async (order, words) => {
    const before = await ids(1);
    await expect(operate(...order)).rejects.toThrow(words);
    expect(await ids(1)).toEqual(before);
  });
});

describe('the flag', () => {
  it('is given to the account of an address, and taken away', async () => {
    const ada = await stage.enter();
    const [newest] = await stage.query<{ subject: string }>(
      "select subject from identities where kind = 'phone' order by subject desc limit 1",
    );
    const subject = newest!.subject;
    const flagged = async () => (await ada.call('user_info', {})).data[0].frog;
    expect(await flagged()).toBe(false);
    await operate('--flag', subject);
    expect(await flagged()).toBe(true);
    await operate('--unflag', subject);
    expect(await flagged()).toBe(false);
    await expect(operate('--flag', 'nobody@example.org')).rejects.toThrow('Nobody logs in by nobody@example.org.');
  });
});
