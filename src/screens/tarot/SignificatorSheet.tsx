import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CardId } from '../../art/deck.ts';
import { ELEMENTS, type Element, type TarotId } from '../../domain/decks/tarot.ts';
import { AGES, type Age, courtFor } from '../../domain/draw/significator.ts';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { CardFinder } from '../library/CardFinder.tsx';
import grid from '../library/CardGrid.module.css';
import { cardName } from './card-words.ts';
import css from './SignificatorSheet.module.css';

interface SignificatorSheetProps {
  chosen: string | null;
  onChoose: (card: string | null) => void;
  onClose: () => void;
}

/** The card that stands for the querent: by Waite's rule of age and temperament, any card, or none. */
export function SignificatorSheet({ chosen, onChoose, onClose }: SignificatorSheetProps) {
  const { t } = useLingui();
  const [way, setWay] = useState<'court' | 'any'>('court');
  return (
    <Sheet title={t`Significator`} onClose={onClose}>
      <p className={css.what}>
        {t`A card that stands for you. It is taken out of the deck before the shuffle and lies beside the spread. Many readers do without.`}
      </p>
      <Chips
        form="bar"
        label={t`How to choose`}
        value={way}
        options={[
          ['court', t`By age and temperament`],
          ['any', t`Any card`],
        ]}
        onChange={setWay}
      />
      {way === 'court' ? (
        <Court onChoose={onChoose} />
      ) : (
        <div className={css.any}>
          <CardFinder
            onEnter={onChoose}
            renderCard={(id, name) => (
              <button type="button" className={grid.cell} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
                <CardImage id={id} width={104} alt="" />
                <span>{name}</span>
              </button>
            )}
          />
        </div>
      )}
      <Button wide kind="quiet" onClick={() => onChoose(null)}>
        {t`Without a significator`}
      </Button>
    </Sheet>
  );
}

function Court({ onChoose }: { onChoose: (card: TarotId) => void }) {
  const { t } = useLingui();
  const [age, setAge] = useState<Age>('youngerWoman');
  const [temper, setTemper] = useState<Element>('fire');
  const card = courtFor(age, temper);
  const ages: Record<Age, string> = {
    youngerWoman: t`A younger woman`,
    olderWoman: t`A woman of forty or more`,
    youngerMan: t`A younger man`,
    olderMan: t`A man of forty or more`,
  };
  const tempers: Record<Element, string> = {
    fire: t`Quick, warm, likes to begin things`,
    water: t`Feeling, gentle, easily moved`,
    air: t`Clear, restless, fond of words`,
    earth: t`Steady, practical, patient`,
  };
  return (
    <div className={css.court}>
      <div className={css.card}>
        <CardFace id={card as CardId} label={cardName(card)} />
      </div>
      <div className={css.fields}>
        <label>
          <span>{t`Who asks`}</span>
          <select value={age} onChange={(event) => setAge(event.target.value as Age)}>
            {AGES.map((one) => (
              <option key={one} value={one}>
                {ages[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t`Temperament`}</span>
          <select value={temper} onChange={(event) => setTemper(event.target.value as Element)}>
            {ELEMENTS.map((one) => (
              <option key={one} value={one}>
                {tempers[one]}
              </option>
            ))}
          </select>
        </label>
        <p className={css.rule}>{t`Waite’s rule. If another court card feels more like you, take that one.`}</p>
      </div>
      <Button wide kind="primary" className={css.take} onClick={() => onChoose(card)}>
        {t`Take ${cardName(card)}`}
      </Button>
    </div>
  );
}
