import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type LenormandId, lenormandId } from '../../domain/decks/lenormand.ts';
import { readPair } from '../../domain/lenormand/reading/narrator.ts';
import { Button } from '../../ui/Button.tsx';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { cardName } from '../tarot/card-words.ts';
import { CardPicker } from './CardPicker.tsx';
import css from './Pairs.module.css';
import type { LenormandWords } from './useLenormand.ts';

/** The card with a second one, read both ways: the first is the matter, the second says how it is. */
export function Pairs({ id, library }: { id: LenormandId; library: LenormandWords }) {
  const { t } = useLingui();
  const [second, setSecond] = useState<LenormandId | null>(null);
  const [picking, setPicking] = useState(false);
  return (
    <section>
      <h2 className="display">{t`In a pair`}</h2>
      <p>{t`Two cards make a phrase: the first is the matter, the second says how it is. Turn them round and the emphasis moves.`}</p>
      {second && (
        <div aria-live="polite">
          <Pair first={id} second={second} library={library} />
          <Pair first={second} second={id} library={library} />
        </div>
      )}
      <Button
        wide
        icon={<Plus size={18} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => setPicking(true)}
        className={css.choose}
      >
        {second ? t`Another second card` : t`Choose the second card`}
      </Button>
      {picking && (
        <CardPicker
          title={t`The second card`}
          without={[Number(id.slice(3))]}
          onPick={(card) => {
            setSecond(lenormandId(card));
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </section>
  );
}

function Pair({ first, second, library }: { first: LenormandId; second: LenormandId; library: LenormandWords }) {
  const { t } = useLingui();
  const { text, traditional } = readPair(library, Number(first.slice(3)), Number(second.slice(3)));
  return (
    <div className={css.pair}>
      <span className={css.cards}>
        <CardImage id={first} width={44} alt="" />
        <CardImage id={second} width={44} alt="" />
      </span>
      <div>
        <h3>{`${cardName(first)} + ${cardName(second)}`}</h3>
        <p>{text}</p>
        {traditional && <small>{t`A traditional pair`}</small>}
      </div>
    </div>
  );
}
