import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Moon, Sun, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { WallpaperId } from '../../art/wallpapers/catalogue.ts';
import type { Size } from '../../domain/wallpaper/size.ts';
import { useModal } from '../../ui/useModal.ts';
import { isNight } from '../../ui/wallpaper/night.ts';
import css from './Preview.module.css';
import { type Drawn, Slide } from './Slide.tsx';
import { Take } from './Take.tsx';
import { useTurning } from './useTurning.ts';
import type { Wall } from './useWallpapers.ts';

interface PreviewProps {
  walls: readonly Wall[];
  /** Where in the list it opens. */
  first: number;
  pixels: Size;
  /** Another wallpaper has come to rest. */
  onTurn: (art: WallpaperId) => void;
  onClose: () => void;
}

/** Wallpapers over the whole screen: a swipe or the arrow keys turn them, a tap takes the words away. */
export function Preview({ walls, first, pixels, onTurn, onClose }: PreviewProps) {
  const { t } = useLingui();
  const dialog = useModal();
  const { row, at, turnTo, onScroll } = useTurning(walls.length, first, (place) => onTurn(walls[place]!.art));
  const [night, setNight] = useState(isNight);
  const [bare, setBare] = useState(false);
  const [drawn, setDrawn] = useState<Drawn>();
  const wall = walls[Math.min(at, walls.length - 1)]!;
  const here = drawn?.art === wall.art && drawn.night === night ? drawn : undefined;

  function onKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -walls.length, End: walls.length }[event.key];
    if (!step || (event.target as Element).closest('dialog') !== dialog.current) return;
    event.preventDefault();
    turnTo(at + step);
  }
  const number = at + 1;
  const count = walls.length;
  return (
    <dialog
      ref={dialog}
      className={css.preview}
      tabIndex={-1}
      aria-label={t`Preview of wallpapers`}
      data-bare={bare || undefined}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <ul ref={row} className={css.row} onScroll={onScroll}>
        {walls.map((one, place) => (
          <Slide
            key={one.id}
            wall={one}
            pixels={pixels}
            night={night}
            bare={bare}
            nearness={place === at ? 'here' : Math.abs(place - at) === 1 ? 'beside' : 'far'}
            sharp={place === at || here !== undefined}
            onDrawn={setDrawn}
            onTap={() => setBare(!bare)}
          />
        ))}
      </ul>
      <div className={css.tools}>
        <button type="button" onClick={onClose} aria-label={t`Close`}>
          <X size={22} strokeWidth={1.5} />
        </button>
        <button type="button" onClick={() => setNight(!night)} aria-label={night ? t`Show by day` : t`Show by night`}>
          {night ? <Sun size={22} strokeWidth={1.5} /> : <Moon size={22} strokeWidth={1.5} />}
        </button>
      </div>
      <section className={css.panel} aria-label={wall.title}>
        <Turner title={wall.title} at={at} count={count} onTurn={turnTo} />
        <p className={`figures ${css.size}`}>
          {t`${pixels.width} × ${pixels.height} px, the size of this phone · ${number} of ${count}`}
        </p>
        <Take key={wall.id} wall={wall} pixels={pixels} drawn={here} />
      </section>
    </dialog>
  );
}

interface TurnerProps {
  title: string;
  /** Counted from 0. */
  at: number;
  count: number;
  onTurn: (place: number) => void;
}

/** The name of the wallpaper between the ways to the ones beside it. */
function Turner({ title, at, count, onTurn }: TurnerProps) {
  const { t } = useLingui();
  return (
    <header className={css.head}>
      <button type="button" disabled={at === 0} onClick={() => onTurn(at - 1)} aria-label={t`The one before`}>
        <ChevronLeft size={24} strokeWidth={1.5} />
      </button>
      <h2 className="display">{title}</h2>
      <button type="button" disabled={at + 1 === count} onClick={() => onTurn(at + 1)} aria-label={t`The next one`}>
        <ChevronRight size={24} strokeWidth={1.5} />
      </button>
    </header>
  );
}
