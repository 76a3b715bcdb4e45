import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { tarotSpread } from '../../domain/spread/tarot.ts';
import { TOPICS, type Topic } from '../../domain/topic.ts';
import { names } from '../../i18n/names.ts';
import { useSpreadLists } from '../../storage/spread-lists.ts';
import { Chips } from '../../ui/Chips.tsx';
import item from '../../ui/SpreadItem.module.css';
import { SpreadItem } from '../../ui/SpreadItem.tsx';
import { Picture } from '../home/Picture.tsx';

interface SpreadListProps {
  /** Where a spread is laid: drawn here, or entered from a deck at home. */
  to: '/tarot' | '/tarot/assistant';
}

/** The tarot spreads as they are listed now, by topic, with picture, number of cards and what each is good for. */
export function SpreadList({ to }: SpreadListProps) {
  const { t } = useLingui();
  const [topic, setTopic] = useState<Topic | 'all'>('all');
  const { spreadList = [] } = useSpreadLists();
  // one that a newer server lists cannot be laid here
  const shown = spreadList.filter(({ spread_id }) => {
    const topics = tarotSpread(spread_id)?.topics;
    return topics !== undefined && (topic === 'all' || topics.includes(topic));
  });
  return (
    <>
      <Chips
        form="row"
        label={t`Topic`}
        value={topic}
        options={[
          ['all', t`All`],
          ...TOPICS.filter((one) => one !== 'open').map((one) => [one, names().topics[one]] as const),
        ]}
        onChange={setTopic}
      />
      <ul className={item.list}>
        {shown.map(({ spread_id, image, title, des, cards }) => (
          <li key={spread_id}>
            <Link to={to} search={{ drawType: spread_id }} className={item.item}>
              <SpreadItem
                picture={<Picture image={image} className={item.picture} />}
                title={title}
                text={des}
                count={<Plural value={cards} one="# card" other="# cards" />}
              />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
