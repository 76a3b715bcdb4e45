import { Plural } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SpreadTexts } from '../../domain/reading/texts.ts';
import { LENORMAND_SPREADS } from '../../domain/spread/lenormand.ts';
import item from '../../ui/SpreadItem.module.css';
import { SpreadItem } from '../../ui/SpreadItem.tsx';
import { SpreadPicture } from '../home/Picture.tsx';

interface SpreadItemsProps {
  texts: SpreadTexts;
  /** Where a spread leads. */
  pathOf: (id: number) => string;
}

/** The Lenormand spreads to choose from, the Grand Tableau last. */
export function SpreadItems({ texts, pathOf }: SpreadItemsProps) {
  return (
    <ul className={item.list}>
      {LENORMAND_SPREADS.map(({ id, key, positions }) => (
        <li key={id}>
          <Link to={pathOf(id)} search={{ type: id } as never} className={item.item}>
            <SpreadItem
              picture={<SpreadPicture positions={positions} className={item.picture} />}
              title={texts[key]?.title ?? ''}
              text={texts[key]?.purpose ?? ''}
              count={<Plural value={positions.length} one="# card" other="# cards" />}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
