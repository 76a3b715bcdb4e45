import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CardId } from '../../art/deck.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { cardName } from '../tarot/card-words.ts';
import css from './CardSheet.module.css';
import type { LenormandWords } from './useLenormand.ts';

interface CardSheetProps {
  id: string;
  /** Where it lies and what that place means. */
  place: string;
  library: LenormandWords;
  onClose: () => void;
}

/** A card of the table, large. */
export function CardSheet({ id, place, library, onClose }: CardSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet title={cardName(id)} onClose={onClose}>
      <div className={css.large}>
        <CardFace id={id as CardId} label={cardName(id)} />
      </div>
      <p className={css.gist}>{library.meanings[Number(id.slice(3))]?.gist}</p>
      <p className={css.place}>{place}</p>
      <Link to="/lenormandMean" search={{ card: id }} className={css.more}>
        {t`All about this card`}
      </Link>
    </Sheet>
  );
}
