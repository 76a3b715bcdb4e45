import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { backToQuestion, sealHand } from '../../../actions/draw/by-hand.ts';
import { lenormandId } from '../../../domain/decks/lenormand.ts';
import type { HandDraft } from '../../../domain/draw/by-hand.ts';
import type { NamedSpread } from '../../../domain/spread/named.ts';
import { Button } from '../../../ui/Button.tsx';
import { shakeHand } from '../../../ui/haptics.ts';
import { playSound } from '../../../ui/sound/sound.ts';
import { toast } from '../../../ui/toast.ts';
import { useSingly } from '../../../ui/useSingly.ts';
import { answerPath } from '../../reading/answer-path.ts';
import { cardName } from '../../tarot/card-words.ts';
import { TableMap } from '../tableau/TableMap.tsx';
import { CardEntry } from './CardEntry.tsx';
import css from './LayKnown.module.css';
import { SmallTable } from './SmallTable.tsx';
import { useInSight } from './useInSight.ts';
import { useLaying } from './useLaying.ts';

const undo = <Undo2 size={18} strokeWidth={1.5} aria-hidden="true" />;

/** Cards go to their places by number, one tap a card; a tap on a card takes it up. None of them lies twice. */
export function LayKnown({ begun, named }: { begun: HandDraft; named: NamedSpread }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { spread, text } = named;
  const { draft, place, last, lay, takeUp, touch } = useLaying(begun, spread);
  const count = spread.positions.length;
  const number = spread.positions.findIndex(({ key }) => key === place) + 1;

  const dock = useRef<HTMLDivElement>(null);

  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  useInSight(dock, place);

  function layOut(cards: readonly number[]) {
    const { moved, twice } = lay(cards);
    if (twice) toast(t`You have already chosen this card`);
    if (!moved) return;
    shakeHand(8);
    playSound('turn');
  }
  const read = useSingly(async () => {
    const sealed = await sealHand(draft, spread);
    await navigate({ to: answerPath(sealed), search: { seal: sealed.seal } as never, replace: true });
  });
  const cardAt = (position: number) => {
    const card = draft.hand[spread.positions[position - 1]!.key];
    return card ? Number(card.id.slice(3)) : null;
  };

  return (
    <section className={css.stage}>
      {draft.tableau ? (
        <TableMap layout={draft.tableau.layout} cardAt={cardAt} chosen={number || null} onTap={touch} />
      ) : (
        <SmallTable named={named} draft={draft} place={place} onTouch={touch} />
      )}
      <div ref={dock} className={css.dock}>
        <p className={css.hint} aria-live="polite">
          {last && draft.hand[last] && <span className="unseen">{cardName(draft.hand[last].id)}. </span>}
          {place ? (
            <Trans>
              Card {number} of {count}:{' '}
              <strong>
                {draft.tableau ? t`house of ${cardName(lenormandId(number))}` : text.positions[place]?.name}
              </strong>
            </Trans>
          ) : (
            t`Every place has its card. A tap on a card takes it up.`
          )}
        </p>
        {place ? (
          <CardEntry
            used={new Set(Object.values(draft.hand).map(({ id }) => Number(id.slice(3))))}
            onLay={layOut}
            back={
              last ? (
                <button type="button" className={css.undo} aria-label={t`Take it back`} onClick={() => takeUp(last)}>
                  {undo}
                </button>
              ) : (
                <Button onClick={() => void backToQuestion(draft)}>{t`The question`}</Button>
              )
            }
          />
        ) : (
          <div className={css.buttons}>
            <Button icon={undo} onClick={() => last && takeUp(last)}>
              {t`Take it back`}
            </Button>
            <Button kind="primary" onClick={() => void read()}>
              {t`Read the cards`}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
