import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SpreadTexts } from '../../domain/reading/texts.ts';
import { TAROT_SPREADS } from '../../domain/spread/tarot.ts';
import { TOPICS, type Topic } from '../../domain/topic.ts';
import { names } from '../../i18n/names.ts';
import { Chips } from '../../ui/Chips.tsx';
import item from '../../ui/SpreadItem.module.css';
import { SpreadItem } from '../../ui/SpreadItem.tsx';
import { Picture } from '../home/Picture.tsx';

interface SpreadListProps {
  texts: SpreadTexts | undefined;
  /** Where a spread is laid: drawn here, or entered from a deck at home. */
  to: '/tarot' | '/tarot/assistant';
}

/** Every tarot spread, by topic, with its picture, its number of cards and what it is good for. */
export function SpreadList({ texts, to }: SpreadListProps) {
  const { t } = useLingui();
  const [topic, setTopic] = useState<Topic | 'all'>('all');
  const shown = TAROT_SPREADS.filter((spread) => topic === 'all' || spread.topics.includes(topic));
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
        {texts &&
          shown.map((spread) => (
            <li key={spread.id}>
              <Link to={to} search={{ drawType: spread.id }} className={item.item}>
                <SpreadItem
                  picture={<Picture image={`spread:${spread.id}`} className={item.picture} />}
                  title={texts[spread.key]?.title ?? ''}
                  text={texts[spread.key]?.purpose ?? ''}
                  count={<Plural value={spread.positions.length} one="# card" other="# cards" />}
                />
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}
