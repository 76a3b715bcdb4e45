import { type CSSProperties, useEffect, useState } from 'react';
import type { WallpaperId } from '../../art/wallpapers/catalogue.ts';
import type { Size } from '../../domain/wallpaper/size.ts';
import { useNear } from '../useNear.ts';
import { wallpaperThumb } from './paper.ts';
import css from './WallpaperImage.module.css';

interface WallpaperImageProps {
  id: WallpaperId;
  /** Of the whole screen; the small picture has its proportions. */
  screen?: Size;
  /** Without a screen: `wide` where it is left out. A page that comes painted allows no style on an element. */
  shape?: keyof typeof SHAPES;
  night: boolean;
  /** CSS pixels that it is drawn for. */
  wide?: number;
}

const THUMB_PX = 112;
/** As WallpaperImage.module.css has it. */
const SHAPES = { wide: { width: 16, height: 10 }, card: { width: 10, height: 17 } } satisfies Record<string, Size>;

/** A small wallpaper for grids, as wide as its container, drawn when it comes near. It has no words of its own. */
export function WallpaperImage({ id, screen, shape = 'wide', night, wide = THUMB_PX }: WallpaperImageProps) {
  const { place, near } = useNear<HTMLSpanElement>();
  const [address, setAddress] = useState<string>();
  const { width, height } = screen ?? SHAPES[shape];
  useEffect(() => {
    if (!near) return;
    let gone = false;
    const drawn = Math.round(wide * Math.min(devicePixelRatio || 1, 3));
    wallpaperThumb(id, { width: drawn, height: Math.round((drawn * height) / width) }, night).then(
      (made) => !gone && setAddress(made),
      (reason) => console.warn('A wallpaper could not be drawn:', reason),
    );
    return () => {
      gone = true;
    };
  }, [id, width, height, night, near, wide]);
  return (
    <span
      ref={place}
      className={shape === 'card' ? `${css.image} ${css.card}` : css.image}
      style={screen && ({ '--shape': `${width} / ${height}` } as CSSProperties)}
    >
      {address && <img src={address} alt="" draggable={false} />}
    </span>
  );
}
