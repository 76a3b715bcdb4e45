import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { WallpaperId } from '../../art/wallpapers/catalogue.ts';
import type { Size } from '../../domain/wallpaper/size.ts';
import { wallpaperThumb } from './paper.ts';
import css from './WallpaperImage.module.css';

interface WallpaperImageProps {
  id: WallpaperId;
  /** Of the whole screen; the small picture has its proportions. */
  screen: Size;
  night: boolean;
}

/** CSS pixels. */
const WIDTH = 112;

/** A small wallpaper for grids, as wide as its container, drawn when it comes near. It has no words of its own. */
export function WallpaperImage({ id, screen, night }: WallpaperImageProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  const [address, setAddress] = useState<string>();
  const { width, height } = screen;
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '50% 0px',
    });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!near) return;
    let gone = false;
    const wide = Math.round(WIDTH * Math.min(devicePixelRatio || 1, 3));
    wallpaperThumb(id, { width: wide, height: Math.round((wide * height) / width) }, night).then(
      (drawn) => !gone && setAddress(drawn),
      (reason) => console.warn('A wallpaper could not be drawn:', reason),
    );
    return () => {
      gone = true;
    };
  }, [id, width, height, night, near]);
  return (
    <span ref={place} className={css.image} style={{ '--shape': `${width} / ${height}` } as CSSProperties}>
      {address && <img src={address} alt="" draggable={false} />}
    </span>
  );
}
