import { FALLBACK_LANGUAGE } from '../../src/domain/language.ts';
import { endSessions } from '../account/sessions.ts';
import { endNotice, giveNotice, noticeOf } from '../operator-settings/notices.ts';
import { givePrices } from '../operator-settings/prices.ts';
import { hideSpreads, orderSpreads } from '../operator-settings/spreads.ts';
import { turn } from '../operator-settings/switches.ts';
import { planRefund } from '../payments/refund.ts';
import { accountAt, dropPasskeys, flagPerson, logOutAll } from './accounts.ts';
import type { Change, CommandContext } from './command.ts';
import { dismissReader, seatReader } from './readers.ts';
import { describeRefund, handleMismatch, refundOrder } from './refunds.ts';
import { dismissOperator, seatOperator } from './seats.ts';
import { sendCodeTo } from './send-code.ts';

/** Commands that change something; each is kept with who gave it. */
export const CHANGES: Readonly<Record<string, Change>> = {
  '--reader': async (context, [address = '', ...name]) => {
    const subject = await seatReader(context, address, name.join(' '));
    return { answer: [`${subject} may sit at /desk.`], target: await accountAt(context.database.queries, subject) };
  },
  '--reader-leaves': async (context, [address = '']) => {
    const subject = await dismissReader(context, address);
    return { answer: [`${subject} has left the desk.`], target: await accountAt(context.database.queries, subject) };
  },
  '--operator': async (context, [address = '']) => {
    const { userId, subject, passkeys } = await seatOperator(context, address);
    const next =
      passkeys === 0
        ? 'A passkey is needed: let them add one on their profile, then give this command again.'
        : `${passkeys} passkeys of theirs open it; check with them that all are theirs.`;
    return { answer: [`${subject} has a seat at /operator. ${next}`], target: userId };
  },
  '--operator-leaves': async (context, [address = '']) => ({
    target: await dismissOperator(context, address),
    answer: [`${address} has no seat at /operator any more.`],
  }),
  '--log-out': async (context, [address = '', ...reason]) => {
    const { queries } = context.database;
    const target = await accountAt(queries, address);
    const ended = await endSessions(queries, target, 'all');
    return { answer: [`${ended} sessions were ended.`], target, reason: reason.join(' ') };
  },
  '--log-out-all': async ({ database }) => ({
    answer: [`${await logOutAll(database.queries)} sessions were ended.`],
    target: 'everybody',
  }),
  '--drop-passkeys': async (context, [address = '', ...words], dryRun) => {
    const reason = reasonIn(words, dryRun, 'Say behind the address what proved that they are its owner.');
    const target = await accountAt(context.database.queries, address);
    const dropped = await dropPasskeys(context, target);
    return { answer: [`${dropped} passkeys were removed, and all sessions ended.`], target, reason };
  },
  '--send-code': async (context, [address = '', ...words], dryRun) => {
    const reason = reasonIn(words, dryRun, 'Say behind the address why it is sent.');
    const { sms, mail } = context.senders;
    const nobody = { send: async () => {} };
    const senders = dryRun ? { sms: sms && nobody, mail: mail && nobody } : { sms, mail };
    const sent = await sendCodeTo(context, address, {
      senders,
      language: FALLBACK_LANGUAGE,
      origin: originOf(context),
    });
    return { answer: ['A code was sent.'], target: sent.userId, reason };
  },
  '--flag': (context, words) => flag(context, words, true),
  '--unflag': (context, words) => flag(context, words, false),
  '--refund': async (context, [orderId = '', ...words], dryRun) => {
    const would = describeRefund(orderId, await planRefund(context.database.queries, orderId));
    const reason = reasonIn(words, dryRun, 'Say behind the order why it is refunded.');
    await refundOrder(context, orderId);
    return { answer: [would], target: orderId, reason };
  },
  '--mismatch-handled': (context, words, dryRun) => handle(context, words, dryRun, true),
  '--mismatch-open': (context, words, dryRun) => handle(context, words, dryRun, false),
  '--switch-off': async (context, names) => {
    const off = (await turn(context, true, names)).join(', ');
    return { answer: [`Off: ${off}.`], target: off };
  },
  '--switch-on': async (context, names) => {
    const on = (await turn(context, false, names)).join(', ');
    return { answer: [`On: ${on}.`], target: on };
  },
  '--notice': async (context, words) => {
    const id = await giveNotice(context, noticeOf(words));
    return { answer: [`The notice ${id} is given.`], target: id };
  },
  '--notice-ends': async ({ database }, [id = '']) => ({
    target: await endNotice(database.queries, id),
    answer: [`The notice ${id} is taken away.`],
  }),
  '--spread-order': async (context, ids) => ({ answer: await orderSpreads(context, ids), target: ids.join(' ') }),
  '--spread-hide': async (context, ids) => ({ answer: await hideSpreads(context, true, ids), target: ids.join(' ') }),
  '--spread-show': async (context, ids) => ({ answer: await hideSpreads(context, false, ids), target: ids.join(' ') }),
  '--price': async (context, pairs) => ({ answer: await givePrices(context, pairs), target: pairs.join(' ') }),
};

async function flag({ database: { queries } }: CommandContext, [address = '']: readonly string[], on: boolean) {
  const target = await accountAt(queries, address);
  await flagPerson(queries, target, on);
  return { answer: [`${address} ${on ? 'sees' : 'no longer sees'} the language row.`], target };
}

async function handle(
  context: CommandContext,
  [provider = '', eventId = '', ...words]: readonly string[],
  dryRun: boolean,
  handled: boolean,
) {
  const reason = reasonIn(words, dryRun, 'Say behind provider and event what was done about it.');
  await handleMismatch(context, { provider, eventId }, handled);
  const target = `${provider} ${eventId}`;
  return { answer: [`${target} ${handled ? 'is marked as handled' : 'is to be looked at again'}.`], target, reason };
}

/** What stands behind what a command is about. A dry run needs none. @throws Error with a sentence for the operator. */
function reasonIn(words: readonly string[], dryRun: boolean, missing: string): string {
  const reason = words.join(' ').trim();
  if (reason === '' && !dryRun) throw new Error(missing);
  return reason;
}

function originOf({ settings: { PUBLIC_URL, PORT } }: CommandContext): string {
  return PUBLIC_URL ?? `http://127.0.0.1:${PORT}`;
}
