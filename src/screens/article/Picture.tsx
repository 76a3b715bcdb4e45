import { useState } from 'react';
import { CARD_IDS, type CardId } from '../../art/deck.ts';
import { isWallpaper } from '../../art/wallpapers/catalogue.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { paintedPicture } from '../../ui/card/painted.ts';
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
}

const CARD_SHAPE = { width: 10, height: 17 };
const CARDS = new Set<string>(CARD_IDS);

/** A picture of an essay, as wide as its container, drawn when it comes near. It has no words of its own. */
export function Picture({ name, shape, wide }: PictureProps) {
  const [kind, id = ''] = name.split(':');
  if (kind === 'art' && isWallpaper(id))
    return <WallpaperImage id={id} {...(shape === 'card' && { screen: CARD_SHAPE })} night={isNight()} wide={wide} />;
  return <Card id={kind === 'card' && CARDS.has(id) ? (id as CardId) : undefined} wide={wide} />;
}

function Card({ id, wide }: { id: CardId | undefined; wide: number }) {
  const { place, near } = useNear<HTMLSpanElement>();
  const [painted] = useState(() => id !== undefined && paintedPicture(id) !== undefined);
  return (
    <span ref={place} className={css.card}>
      {(near || painted) && id && <CardImage id={id} width={wide} alt="" />}
    </span>
  );
}
