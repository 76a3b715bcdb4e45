import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { clarify } from '../../actions/reading/clarify.ts';
import type { CardId } from '../../art/deck.ts';
import { brand } from '../../brand.ts';
import { randomBelow } from '../../domain/chance/random.ts';
import { faceDownPlaces } from '../../domain/draw/clarifier.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { DealtCard } from '../../ui/card/DealtCard.tsx';
import { Fan } from '../../ui/card/Fan.tsx';
import { useBack } from '../../ui/card/useBack.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { playSound } from '../../ui/sound/sound.ts';
import { useSingly } from '../../ui/useSingly.ts';
import css from './Clarify.module.css';
import { cardName, cardWords } from './card-words.ts';

interface ClarifySheetProps {
  row: JournalRow;
  named: NamedSpread;
  onClose: () => void;
}

/** The place, then the card: from what lies face down in the sealed pile. */
export function ClarifySheet({ row, named, onClose }: ClarifySheetProps) {
  const { t } = useLingui();
  const { draw, clarifier } = row;
  const back = useBack(brand.id, 120);
  const [up, setUp] = useState(false);
  const [position, setPosition] = useState(draw.cards[0]!.position);
  const nameOf = (key: string) => named.text.positions[key]?.name ?? '';
  const take = useSingly(async (place: number) => {
    playSound('turn');
    await clarify(draw, position, place);
    playSound('seal');
  });
  if (clarifier) {
    return (
      <Sheet title={t`Clarifier`} onClose={onClose}>
        <div className={css.drawn} aria-live="polite">
          <DealtCard
            card={{ id: clarifier.id as CardId, reversed: clarifier.reversed }}
            label={cardWords(clarifier)}
            back={back}
            onUp={() => setUp(true)}
          />
          <p data-face-down={up ? undefined : ''}>
            <strong>{cardWords(clarifier)}</strong>
            <small>{t`Clarifies: ${nameOf(clarifier.position)}`}</small>
          </p>
        </div>
        <Button kind="primary" wide onClick={() => readIt(onClose)}>
          {t`Read what it adds`}
        </Button>
      </Sheet>
    );
  }
  return (
    <Sheet title={t`Draw a clarifier`} onClose={onClose}>
      <Choice
        name={t`For which place?`}
        value={position}
        options={draw.cards.map(({ id, position: key }) => ({ value: key, name: `${nameOf(key)} · ${cardName(id)}` }))}
        onChange={setPosition}
      />
      <p
        className={css.what}
      >{t`The cards lie as they were sealed before your first card. Choose one; it cannot be drawn again.`}</p>
      <FaceDown row={row} onPick={(place) => void take(place)} />
    </Sheet>
  );
}

function FaceDown({ row: { draw }, onPick }: { row: JournalRow; onPick: (place: number) => void }) {
  const { t } = useLingui();
  const back = useBack(brand.id, 120);
  const places = faceDownPlaces(draw);
  const count = draw.order.length;
  return (
    <>
      <div className={css.fan}>
        <Fan
          places={places}
          back={back}
          label={t`The fan`}
          nameOf={(place) => t`face-down card ${place + 1} of ${count}`}
          onPick={onPick}
        />
      </div>
      <Button kind="primary" wide onClick={() => onPick(places[randomBelow(places.length)]!)}>
        {t`Choose for me`}
      </Button>
    </>
  );
}

/** The sheet goes, and what the card adds comes into view. */
function readIt(close: () => void): void {
  close();
  requestAnimationFrame(() => document.getElementById('clarifier')?.scrollIntoView({ block: 'center' }));
}
