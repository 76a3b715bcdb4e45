import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import type { WallpaperId } from '../../art/wallpapers/catalogue.ts';
import type { Size } from '../../domain/wallpaper/size.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { wallpaperPicture } from '../../ui/wallpaper/paper.ts';
import { WallpaperImage } from '../../ui/wallpaper/WallpaperImage.tsx';
import css from './Slide.module.css';
import type { Wall } from './useWallpapers.ts';

/** A wallpaper in all its pixels; without `blob` it could not be drawn here. */
export interface Drawn {
  art: WallpaperId;
  night: boolean;
  blob?: Blob;
}

interface SlideProps {
  wall: Wall;
  pixels: Size;
  night: boolean;
  /** Nothing but the picture, as behind a lock screen. */
  bare: boolean;
  nearness: 'here' | 'beside' | 'far';
  /** Draw it in all its pixels, if it is near. */
  sharp: boolean;
  onDrawn: (drawn: Drawn) => void;
  onTap: () => void;
}

/** One wallpaper in the phone's own proportions. */
export function Slide({ wall, pixels, night, bare, nearness, sharp, onDrawn, onTap }: SlideProps) {
  const { t } = useLingui();
  const { art, title } = wall;
  const here = nearness === 'here';
  const picture = usePicture(art, pixels, night, sharp && nearness !== 'far');
  const report = useEffectEvent(onDrawn);
  useEffect(() => {
    if (here && picture) report(picture);
  }, [here, picture]);
  return (
    <li className={css.slide} inert={!here}>
      <button
        type="button"
        tabIndex={here ? 0 : -1}
        aria-label={bare ? t`${title}: show the words again` : t`${title}: show the picture alone`}
        aria-pressed={bare}
        style={
          {
            '--shape': `${pixels.width} / ${pixels.height}`,
            '--ratio': pixels.width / pixels.height,
          } as CSSProperties
        }
        onClick={onTap}
      >
        {nearness !== 'far' && <WallpaperImage id={art} screen={pixels} night={night} />}
        {picture?.address && <img src={picture.address} alt="" draggable={false} className={css.sharp} />}
        {here && bare && <LockScreen night={night} />}
      </button>
    </li>
  );
}

/** What the phone itself writes on it. */
function LockScreen({ night }: { night: boolean }) {
  const now = new Date();
  const language = currentLanguage();
  return (
    <span className={`${css.clock} ${night ? css.night : ''}`} aria-hidden="true">
      <span>{now.toLocaleDateString(language, { weekday: 'long', month: 'long', day: 'numeric' })}</span>
      <strong className="figures">
        {now.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
      </strong>
    </span>
  );
}

/** The picture of exactly the phone's pixels; it is let go as soon as it is not wanted. */
function usePicture(art: WallpaperId, pixels: Size, night: boolean, wanted: boolean) {
  const [picture, setPicture] = useState<Drawn & { address?: string }>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    let address = '';
    wallpaperPicture(art, pixels, night).then(
      (blob) => {
        if (gone) return;
        address = URL.createObjectURL(blob);
        setPicture({ art, night, blob, address });
      },
      (reason) => {
        console.warn('A wallpaper could not be drawn:', reason);
        if (!gone) setPicture({ art, night });
      },
    );
    return () => {
      gone = true;
      setPicture(undefined);
      URL.revokeObjectURL(address);
    };
  }, [art, pixels, night, wanted]);
  return picture;
}
