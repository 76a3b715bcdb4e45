import { useEffect, useMemo, useState } from 'react';
import { emblem, isEmblem, spreadPicture } from '../../art/emblems.ts';
import { LAST_TAROT_SPREAD, type Position } from '../../domain/spread/spread.ts';
import { FIRST_TAROT_SPREADS } from '../../domain/spread/tarot/first.ts';
import { Begonia } from '../../ui/Begonia.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import css from './Picture.module.css';

/** The picture of a tile or a spread: `emblem:<name>` and `spread:<id>` are drawn here, an address is fetched. */
export function Picture({ image, className }: { image: string; className?: string | undefined }) {
  const [kind = '', name = ''] = image.split(':');
  if (kind === 'spread') return <SpreadPlate id={Number(name)} className={className} />;
  return (
    <span className={`${css.plate} ${className}`}>
      <Begonia width={56} height={56} notch={7} inner className={css.edge} />
      {kind === 'emblem' || !image ? <Emblem name={name} /> : <Remote address={image} />}
    </span>
  );
}

function Emblem({ name }: { name: string }) {
  return isEmblem(name) ? <Drawing svg={emblem(name)} viewBox="0 0 48 48" className={css.emblem} /> : null;
}

/** A picture of the server's own; the emblem of a star stands in while it is missing. */
function Remote({ address }: { address: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <Emblem name="tarot" />;
  return <img src={address} alt="" loading="lazy" className={css.emblem} onError={() => setFailed(true)} />;
}

/** A spread of the lists by its id. */
function SpreadPlate({ id, className }: { id: number; className?: string | undefined }) {
  return <SpreadPicture positions={usePositions(id)} className={className} />;
}

/** The places of a spread as a constellation; the tableau's emblem where they are not known. */
export function SpreadPicture({
  positions,
  className,
}: {
  positions: readonly Position[] | null;
  className?: string | undefined;
}) {
  const svg = useMemo(() => (positions ? spreadPicture(positions) : null), [positions]);
  return (
    <span className={`${css.spread} ${className}`}>
      <Begonia width={92} height={88} notch={8} className={css.spreadEdge} />
      {svg ? <Drawing svg={svg} viewBox="0 0 92 88" className={css.diagram} /> : <Emblem name="tableau" />}
    </span>
  );
}

/** Home's own spreads are there at once, the others when their list has come. */
function usePositions(id: number): readonly Position[] | null {
  const first = FIRST_TAROT_SPREADS.find((spread) => spread.id === id)?.positions;
  const [later, setLater] = useState<readonly Position[]>();
  useEffect(() => {
    if (first || id > LAST_TAROT_SPREAD) return;
    import('../../domain/spread/tarot.ts').then(
      ({ tarotSpread }) => setLater(tarotSpread(id)?.positions),
      () => {},
    );
  }, [first, id]);
  return first ?? later ?? null;
}
