import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { backToQuestion, layByHand, sealHand, turnByHand } from '../../actions/draw/by-hand.ts';
import { emptyPlace, type HandDraft } from '../../domain/draw/by-hand.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { Button } from '../../ui/Button.tsx';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { toast } from '../../ui/toast.ts';
import { useSingly } from '../../ui/useSingly.ts';
import { CardFinder } from '../library/CardFinder.tsx';
import grid from '../library/CardGrid.module.css';
import { answerPath } from '../reading/answer-path.ts';
import { Beside } from './Beside.tsx';
import { HandDock } from './HandDock.tsx';
import { HandSpread } from './HandSpread.tsx';
import css from './LayByHand.module.css';
import { quoted } from './quoted.ts';

/** Cards of a deck at home go to their places: found by typing or by looking, turned by a tap, none of them twice. */
export function LayByHand({ draft, named }: { draft: HandDraft; named: NamedSpread }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { spread, text } = named;
  const [wanted, setWanted] = useState<string | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const place = wanted ?? emptyPlace(draft, spread, last ?? undefined)?.key ?? null;
  const number = spread.positions.findIndex(({ key }) => key === place) + 1;
  const laid = new Set([...Object.values(draft.hand).map(({ id }) => id), draft.significator]);

  async function lay(id: string) {
    if (!place) return;
    if (!(await layByHand(draft, place, id))) return toast(t`You have already chosen this card`);
    setLast(place);
    setWanted(null);
  }
  function touch(key: string) {
    if (!draft.hand[key]) return setWanted(key);
    setLast(key);
    setWanted(null);
    void turnByHand(draft, key);
  }
  const read = useSingly(async () => {
    const sealed = await sealHand(draft, spread);
    await navigate({ to: answerPath(sealed), search: { seal: sealed.seal } as never, replace: true });
  });

  return (
    <section className={css.stage}>
      <p className={css.question}>
        {draft.question ? quoted(draft.question) : t`Without a question`}
        <button type="button" onClick={() => void backToQuestion(draft)}>
          {t`Change`}
        </button>
      </p>
      <HandSpread draft={draft} named={named} place={place} onTouch={touch} />
      <Beside draw={draft} />
      <p className={css.hint} aria-live="polite">
        {place ? (
          <Trans>
            Card {number} of {spread.positions.length}: <strong>{text.positions[place]?.name}</strong>
          </Trans>
        ) : (
          t`Every place has its card. A tap on a card turns it.`
        )}
      </p>
      {place && (
        <CardFinder
          onEnter={(id) => void lay(id)}
          renderCard={(id, name) => (
            <button
              type="button"
              className={`${grid.cell} ${laid.has(id) ? css.laid : ''}`}
              aria-pressed={laid.has(id)}
              onClick={() => void lay(id)}
            >
              <CardImage id={id} width={104} alt="" />
              <span>{name}</span>
            </button>
          )}
        />
      )}
      <HandDock draft={draft} named={named} place={last} onLeave={() => setWanted(last)}>
        {!place && (
          <Button kind="primary" wide onClick={() => void read()}>
            {t`Read the cards`}
          </Button>
        )}
      </HandDock>
    </section>
  );
}
