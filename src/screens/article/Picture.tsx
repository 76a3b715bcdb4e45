import { useState } from 'react';
import { CARD_IDS, type CardId } from '../../art/deck.ts';
import { isWallpaper } from '../../art/wallpapers/catalogue.ts';
import { CardImage, MAX_PAINTED_PICTURES } from '../../ui/card/CardImage.tsx';
import { paintedPicture } from '../../ui/card/painted.ts';
import { Unscripted } from '../../ui/Unscripted.tsx';
import { useNear } from '../../ui/useNear.ts';
import { isNight } from '../../ui/wallpaper/night.ts';
import { WallpaperImage } from '../../ui/wallpaper/WallpaperImage.tsx';
import css from './Picture.module.css';

interface PictureProps {
  /** `card:<id>` or `art:<wallpaper>`; anything else is an empty place. */
  name: string;
  shape: 'card' | 'wide';
  /** CSS pixels. */
  wide: number;
  /** Its place in a long list, from 0. */
  place?: number;
}

const CARDS = new Set<string>(CARD_IDS);

/** A picture of an essay, as wide as its container, drawn when it comes near. It has no words of its own. */
export function Picture({ name, shape, wide, place = 0 }: PictureProps) {
  const [kind, id = ''] = name.split(':');
  if (kind === 'art' && isWallpaper(id)) return <WallpaperImage id={id} shape={shape} night={isNight()} wide={wide} />;
  return <Card id={kind === 'card' && CARDS.has(id) ? (id as CardId) : undefined} wide={wide} place={place} />;
}

function Card({ id, wide, place }: { id: CardId | undefined; wide: number; place: number }) {
  const { place: spot, near } = useNear<HTMLSpanElement>();
  const [painted] = useState(() => id && place < MAX_PAINTED_PICTURES && paintedPicture(id) !== undefined);
  const picture = id && <CardImage id={id} width={wide} alt="" />;
  return (
    <span ref={spot} className={css.card}>
      {near || painted ? picture : <Unscripted>{picture}</Unscripted>}
    </span>
  );
}
