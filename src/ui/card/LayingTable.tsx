import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { STEP, TABLE, type TablePlace } from '../../domain/spread/table.ts';
import css from './LayingTable.module.css';

interface LayingTableProps {
  places: readonly TablePlace[];
  chosen: string | null;
  label: string;
  /** What a place is called to those who do not see where it lies. */
  nameOf: (place: TablePlace, index: number) => string;
  /** What stands on the back of a place. */
  renderPlace: (place: TablePlace, index: number) => ReactNode;
  onChoose: (key: string) => void;
  /** Where the place was let go, in card widths and heights; not yet snapped. */
  onMove: (key: string, x: number, y: number) => void;
}

interface Drag {
  key: string;
  fromX: number;
  fromY: number;
  x: number;
  y: number;
  moved: boolean;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A table on which places are laid: by finger, mouse, or the arrow keys (with Shift a whole card at a time). */
export function LayingTable({ places, chosen, label, nameOf, renderPlace, onChoose, onMove }: LayingTableProps) {
  const host = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const down = (event: PointerEvent<HTMLButtonElement>, place: TablePlace) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ key: place.key, fromX: event.clientX, fromY: event.clientY, x: place.x, y: place.y, moved: false });
  };
  const at = (event: PointerEvent, { fromX, fromY, x, y }: Drag) => {
    const card = host.current!.clientWidth / TABLE.columns;
    return { x: x + (event.clientX - fromX) / card, y: y + (event.clientY - fromY) / (card * 1.7) };
  };
  const [here, setHere] = useState<{ x: number; y: number } | null>(null);
  const move = (event: PointerEvent) => {
    if (!drag) return;
    const far = Math.hypot(event.clientX - drag.fromX, event.clientY - drag.fromY) > 4;
    if (!drag.moved && !far) return;
    if (!drag.moved) setDrag({ ...drag, moved: true });
    setHere(at(event, drag));
  };
  const up = (event: PointerEvent) => {
    if (!drag) return;
    onChoose(drag.key);
    if (drag.moved) {
      const { x, y } = at(event, drag);
      onMove(drag.key, x, y);
    }
    setDrag(null);
    setHere(null);
  };
  const key = (event: KeyboardEvent, place: TablePlace) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 1 / STEP : 1;
    onChoose(place.key);
    onMove(place.key, place.x + step[0] * far, place.y + step[1] * far);
  };

  return (
    <ul ref={host} className={css.table} aria-label={label}>
      {places.map((place, index) => {
        const held = drag?.key === place.key && here;
        const { x, y } = held || place;
        return (
          <li
            key={place.key}
            className={`${css.place} ${held ? css.held : ''}`}
            style={{ '--x': x - 0.5, '--y': y - 0.5 } as CSSProperties}
          >
            <button
              type="button"
              className={`${css.card} ${place.crossing ? css.crossing : ''}`}
              aria-label={nameOf(place, index)}
              aria-pressed={place.key === chosen}
              onPointerDown={(event) => down(event, place)}
              onPointerMove={move}
              onPointerUp={up}
              onPointerCancel={() => {
                setDrag(null);
                setHere(null);
              }}
              onKeyDown={(event) => key(event, place)}
              onClick={() => onChoose(place.key)}
            >
              {renderPlace(place, index)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
