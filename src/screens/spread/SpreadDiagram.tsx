import { type Spread, tableSize } from '../../domain/spread/spread.ts';
import css from './SpreadPage.module.css';

/** A card of the diagram, and the room between the cards and the edge. */
const CARD_PX = { width: 44, height: 70 };
const MARGIN_PX = 4;

interface SpreadDiagramProps {
  spread: Spread;
  /** What it shows, for those who do not see it. */
  label: string;
}

/** A spread as it lies on the table, each place with its number in the order of laying. */
export function SpreadDiagram({ spread: { positions }, label }: SpreadDiagramProps) {
  const { columns, rows } = tableSize({ positions });
  const width = Math.ceil(columns * CARD_PX.width + 2 * MARGIN_PX);
  const height = Math.ceil(rows * CARD_PX.height + 2 * MARGIN_PX);
  return (
    <svg
      className={css.diagram}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {positions.map((position, index) => {
        const [x, y] = [MARGIN_PX + position.x * CARD_PX.width, MARGIN_PX + position.y * CARD_PX.height];
        const [w, h] = position.crossing ? [CARD_PX.height, CARD_PX.width] : [CARD_PX.width, CARD_PX.height];
        return (
          <g key={position.key}>
            <rect
              x={round(x - w / 2 + 2)}
              y={round(y - h / 2 + 2)}
              width={w - 4}
              height={h - 4}
              rx="4"
              className={position.crossing && css.crossing}
            />
            <text x={round(position.crossing ? x + w / 2 - 9 : x)} y={round(y)}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
