import type { Answer } from '../../src/contract/calls.ts';
import { findProfile } from '../astrolabe/profiles.ts';
import { knownSymbols } from '../content/dream-symbols.ts';
import { type CallRequest, requirePerson } from '../core/request.ts';
import { askForReading } from './ask.ts';

/** A question to the chart of a birth that the account keeps. */
export async function askChart(request: CallRequest<'ask_natal'>): Promise<Answer<'ask_natal'>> {
  const { context, payload } = request;
  return await askForReading(request, 'ask_natal', async () => {
    const owned = { userId: requirePerson(request).userId, profileId: payload.profile_id };
    const { date, time, latitude, longitude, zone, later } = await findProfile(context, owned);
    const birth = { date, time, latitude, longitude, zone, later };
    return { ...ONE_MATTER, subject: 'chart', words: payload.question, matter: { kind: 'chart', birth } };
  });
}

/** A dream in the person's own words, with or without a question about it. */
export async function askDream(
  request: CallRequest<'spread_level_ask_dream'>,
): Promise<Answer<'spread_level_ask_dream'>> {
  const { dream, symbols, question } = request.payload;
  return await askForReading(request, 'spread_level_ask_dream', async () => {
    // A phone sends what its dictionary calls them; other words would reach the model as if the dictionary had said them.
    const known = await knownSymbols();
    return {
      ...ONE_MATTER,
      subject: 'dream',
      words: `${question}\n${dream}`,
      matter: { kind: 'dream', dream, symbols: symbols.filter((symbol) => known.has(symbol)) },
    };
  });
}

/** Nothing was drawn; for price and membership it counts as one card. */
const ONE_MATTER = { cards: 1, spreadId: null, draw: null, matterChange: null } as const;
