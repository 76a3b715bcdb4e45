import { useMemo, useState } from 'react';
import { emblem, isEmblem, spreadPicture } from '../../art/emblems.ts';
import { tarotSpread } from '../../domain/spread/tarot.ts';
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

function SpreadPlate({ id, className }: { id: number; className?: string | undefined }) {
  const svg = useMemo(() => {
    const spread = tarotSpread(id);
    return spread ? spreadPicture(spread.positions) : null;
  }, [id]);
  return (
    <span className={`${css.spread} ${className}`}>
      <Begonia width={92} height={88} notch={8} className={css.spreadEdge} />
      {svg ? <Drawing svg={svg} viewBox="0 0 92 88" className={css.diagram} /> : <Emblem name="tableau" />}
    </span>
  );
}
