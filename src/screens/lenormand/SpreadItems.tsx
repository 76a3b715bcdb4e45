import { Plural } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lenormandSpread } from '../../domain/spread/lenormand.ts';
import { useSpreadLists } from '../../storage/spread-lists.ts';
import item from '../../ui/SpreadItem.module.css';
import { SpreadItem } from '../../ui/SpreadItem.tsx';
import { SpreadPicture } from '../home/Picture.tsx';

interface SpreadItemsProps {
  /** Where a spread leads. */
  pathOf: (id: number) => string;
}

/** The Lenormand spreads to choose from as they are listed now. */
export function SpreadItems({ pathOf }: SpreadItemsProps) {
  const { LenormandList = [] } = useSpreadLists();
  return (
    <ul className={item.list}>
      {LenormandList.map(({ spread_id, title, des, cards }) => {
        // one that a newer server lists cannot be laid here
        const spread = lenormandSpread(spread_id);
        return spread ? (
          <li key={spread_id}>
            <Link to={pathOf(spread_id)} search={{ type: spread_id } as never} className={item.item}>
              <SpreadItem
                picture={<SpreadPicture positions={spread.positions} className={item.picture} />}
                title={title}
                text={des}
                count={<Plural value={cards} one="# card" other="# cards" />}
              />
            </Link>
          </li>
        ) : null;
      })}
    </ul>
  );
}
