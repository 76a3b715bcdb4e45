interface BegoniaProps {
  width: number;
  height: number;
  notch?: number;
  className?: string | undefined;
  dashed?: boolean;
  /** A second, thinner rule inside. */
  inner?: boolean;
}

/** A plate with hollow quarter-round corners; its colours are `fill` and `color` of the class. */
export function Begonia({ width, height, notch = 10, className, dashed, inner }: BegoniaProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      <path
        d={plate(1, width, height, notch)}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray={dashed ? '4 5' : undefined}
      />
      {inner && <path d={plate(4.5, width, height, notch)} fill="none" stroke="currentColor" strokeWidth=".7" />}
    </svg>
  );
}

function plate(inset: number, width: number, height: number, notch: number): string {
  const w = width - 2 * inset - 2 * notch;
  const h = height - 2 * inset - 2 * notch;
  const arc = (x: number, y: number) => `a${notch} ${notch} 0 0 0 ${x * notch} ${y * notch}`;
  return `M${inset + notch} ${inset}h${w}${arc(1, 1)}v${h}${arc(-1, 1)}h${-w}${arc(-1, -1)}v${-h}${arc(1, -1)}z`;
}
