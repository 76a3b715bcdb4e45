import { useLingui } from '@lingui/react/macro';
import { changeSettings, useSettings } from '../../storage/settings.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { cardName } from './card-words.ts';
import css from './LayingSheet.module.css';

interface LayingSheetProps {
  /** The spread itself needs half of the cards reversed. */
  counts: boolean;
  significator: string | undefined;
  onSignificator: () => void;
  onClose: () => void;
}

/** How a person lays tarot cards: four terms of the trade, each explained, kept for every draw to come. */
export function LayingSheet({ counts, significator, onSignificator, onClose }: LayingSheetProps) {
  const { t } = useLingui();
  const { reversals, jumpers, shadow } = useSettings();
  return (
    <Sheet title={t`How I lay cards`} onClose={onClose}>
      <label className={css.wish}>
        <span>{t`Reversed cards`}</span>
        <select
          value={counts ? 'half' : reversals}
          disabled={counts}
          onChange={(event) => changeSettings({ reversals: event.target.value as typeof reversals })}
        >
          <option value="half">{t`Half of them`}</option>
          <option value="quarter">{t`About a quarter`}</option>
          <option value="off">{t`None`}</option>
        </select>
        <small>
          {counts
            ? t`Upright and reversed cards are counted here, so half of the deck is reversed.`
            : t`A card that lies upside down is read differently: held back, turned inwards or late.`}
        </small>
      </label>
      <label className={css.wish}>
        <span>{t`A card may fall out`}</span>
        <input
          type="checkbox"
          checked={jumpers}
          onChange={(event) => changeSettings({ jumpers: event.target.checked })}
        />
        <small>{t`Sometimes a card jumps out of the pile while you shuffle. It lies beside the spread and is read with it.`}</small>
      </label>
      <label className={css.wish}>
        <span>{t`Shadow card`}</span>
        <input
          type="checkbox"
          checked={shadow}
          onChange={(event) => changeSettings({ shadow: event.target.checked })}
        />
        <small>{t`The lowest card of the pile, looked at when the reading is done: what works unseen.`}</small>
      </label>
      <button type="button" className={css.wish} onClick={onSignificator}>
        <span>{t`Significator`}</span>
        <strong>{significator ? cardName(significator) : t`Without one`}</strong>
        <small>{t`A card that stands for you and lies beside the spread. Many readers do without.`}</small>
      </button>
      <p className={css.kept}>{t`This is kept for your next draws too.`}</p>
    </Sheet>
  );
}
