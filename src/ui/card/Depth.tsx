import { useEffect, useState } from 'react';
import type { CardId } from '../../art/deck.ts';
import css from './Card.module.css';
import { cardLayer } from './pictures.ts';

const LAYERS = ['sky', 'scene', 'frame'] as const;

/** Sky, scene and frame of a card over one another. The card moves them apart by `--light` and `--down`, -1 to 1. */
export function Depth({ id, bare }: { id: CardId; bare: boolean }) {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    let gone = false;
    setLoaded(0);
    Promise.all(LAYERS.map((layer) => cardLayer(id, layer, bare))).then(
      (drawn) => !gone && setAddresses(drawn),
      (reason) => console.warn('The layers of a card could not be drawn:', reason),
    );
    return () => {
      gone = true;
    };
  }, [id, bare]);
  // the scene is not cut to the window: it may be seen only together with the frame
  return (
    <span className={css.depth} hidden={loaded < LAYERS.length} aria-hidden="true">
      {addresses.map((address, i) => (
        <img
          key={address}
          className={css[LAYERS[i]!]}
          src={address}
          alt=""
          onLoad={() => setLoaded((count) => count + 1)}
          draggable={false}
        />
      ))}
    </span>
  );
}
