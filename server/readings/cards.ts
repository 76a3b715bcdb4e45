import type { Answer, CallName } from '../../src/contract/calls.ts';
import { WOMAN } from '../../src/domain/lenormand/persons.ts';
import { GRAND_TABLEAU } from '../../src/domain/spread/spread.ts';
import { sized } from '../content/spreads.ts';
import type { CallRequest } from '../core/request.ts';
import type { Matter } from '../database/matter.ts';
import { askForReading } from './ask.ts';
import { checkDraw, spreadOf, wordsOfPlaces } from './draw.ts';

type CardCall = CallName &
  ('spread_level_ask' | 'spread_level_ask_spread' | 'spread_level_ask_dice' | 'spread_level_ask_blueprint');

/** A question to a draw: cards, dice, a grand tableau. */
export async function askCards(request: CallRequest<CardCall>, call: CardCall): Promise<Answer<CardCall>> {
  const { context, payload } = request;
  return await askForReading(request, call, () => {
    const spread = sized(spreadOf(context, spreadIn(payload)), payload.draw.cards.length);
    return {
      subject: spread.deck,
      cards: spread.positions.length,
      words: [payload.question, ...(payload.matter?.options ?? []), wordsOfPlaces(payload.draw)].join('\n'),
      check: () => checkDraw(spread, { ...payload, spread_id: spread.id }),
      spreadId: spread.id,
      draw: payload.draw,
      matter: matterOf(payload),
      matterChange: payload.matter ?? null,
    };
  });
}

/** The scopes of the grand tableau, 69 and 70, are the same table. */
function spreadIn(payload: CallRequest<CardCall>['payload']): number {
  return 'layout' in payload ? GRAND_TABLEAU : payload.spread_id;
}

/** How a tableau lies, and which card is the person asking. */
function matterOf(payload: CallRequest<CardCall>['payload']): Matter | null {
  if (!('layout' in payload)) return null;
  const me = payload.significator === undefined ? WOMAN : Number(payload.significator.slice(3));
  return { kind: 'tableau', layout: payload.layout, me };
}
