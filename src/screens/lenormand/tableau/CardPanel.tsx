import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CardId } from '../../../art/deck.ts';
import { lenormandId } from '../../../domain/decks/lenormand.ts';
import { stepsBetween } from '../../../domain/lenormand/distance.ts';
import { ninefold } from '../../../domain/lenormand/neighbours.ts';
import { readCardOnTable } from '../../../domain/lenormand/reading/tableau/card.ts';
import type { TableauMaterial } from '../../../domain/lenormand/reading/tableau/read.ts';
import type { Table } from '../../../domain/lenormand/reading/tableau/table.ts';
import { column, diagonals, knights, mirrors, row } from '../../../domain/lenormand/tableau.ts';
import { Chips } from '../../../ui/Chips.tsx';
import { CardFace } from '../../../ui/card/CardFace.tsx';
import { Paragraph, ReadingText } from '../../reading/ReadingText.tsx';
import { cardName } from '../../tarot/card-words.ts';
import { linkToCard } from '../Parts.tsx';
import type { LenormandWords } from '../useLenormand.ts';
import css from './CardPanel.module.css';
import { useLensNames } from './useLensNames.ts';
import { useSteps } from './useSteps.ts';

interface CardPanelProps {
  position: number;
  table: Table;
  material: TableauMaterial;
  library: LenormandWords;
  /** Another card, or none. */
  onTap: (position: number | null) => void;
  onLight: (places: ReadonlySet<number> | null) => void;
}

type Layer = 'all' | 'round' | 'lines' | 'diagonals' | 'mirrors' | 'knights';

/** One card of the table: its house, what touches it in words, and the lines that lead out from it. */
export function CardPanel({ position, table, material, library, onTap, onLight }: CardPanelProps) {
  const { t } = useLingui();
  const lens = useLensNames();
  const steps = useSteps();
  const [layer, setLayer] = useState<Layer>('all');
  const { layout, home, at } = table;
  const card = at(position);
  const parts = useMemo(() => readCardOnTable(material, card), [material, card]);
  const name = cardName(lenormandId(card));
  const house = cardName(lenormandId(position));

  function light(wanted: Layer) {
    setLayer(wanted);
    onLight(wanted === 'all' ? null : new Set([position, ...PLACES[wanted](layout, position)]));
  }

  return (
    <section className={css.panel} aria-label={name}>
      <header className={css.head}>
        <div className={css.picture}>
          <CardFace id={lenormandId(card) as CardId} label={name} />
        </div>
        <div>
          <h2 className="display">{`${card} · ${name}`}</h2>
          <p className={css.house}>{t`Place ${position}, house of ${house}`}</p>
          <p className={css.apart}>
            {position === home ? t`The card of the one who asks` : steps(stepsBetween(layout, home, position))}
          </p>
          <p>{library.meanings[card]?.gist}</p>
        </div>
        <button type="button" className={css.close} aria-label={t`Back to the whole table`} onClick={() => onTap(null)}>
          <X size={22} strokeWidth={1.5} />
        </button>
      </header>
      <Chips
        form="row"
        label={t`Light up`}
        value={layer}
        options={[
          ['all', t`The whole table`],
          ['round', t`Round it`],
          ['lines', lens.lines],
          ['diagonals', lens.diagonals],
          ['mirrors', lens.mirrors],
          ['knights', lens.knights],
        ]}
        onChange={light}
      />
      <ReadingText rules={library.phrases.rules} linkTo={linkToCard}>
        {parts.map(({ key, title, paragraphs }) => (
          <section key={key}>
            <h3 className="display">{key === 'near' ? lens.distance : title}</h3>
            {paragraphs.map((sentences, place) => (
              <Paragraph key={place} sentences={sentences} />
            ))}
          </section>
        ))}
      </ReadingText>
      <div className={css.pair}>
        <Neighbour position={position - 1} at={at} onTap={onTap} />
        <Neighbour position={position + 1} at={at} onTap={onTap} next />
      </div>
      <Link to="/lenormandMean" search={{ card: lenormandId(card) }} className={css.more}>
        {t`All about this card`}
      </Link>
    </section>
  );
}

const PLACES: Record<Exclude<Layer, 'all'>, (layout: Table['layout'], position: number) => number[]> = {
  round: (layout, position) => ninefold(layout, position).filter((one) => one !== null),
  lines: (layout, position) => [...row(layout, position), ...column(layout, position)],
  diagonals,
  mirrors,
  knights,
};

interface NeighbourProps {
  position: number;
  at: Table['at'];
  onTap: (position: number) => void;
  next?: boolean;
}

/** The card laid before or after. */
function Neighbour({ position, at, onTap, next }: NeighbourProps) {
  const { t } = useLingui();
  if (position < 1 || position > 36) return <span />;
  return (
    <button type="button" onClick={() => onTap(position)}>
      {!next && <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />}
      <span>
        {cardName(lenormandId(at(position)))}
        <small>{next ? t`Laid after it` : t`Laid before it`}</small>
      </span>
      {next && <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />}
    </button>
  );
}
