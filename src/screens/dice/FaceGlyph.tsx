import { type Die, dieFace } from '../../art/dice.ts';
import { Drawing } from '../../ui/Drawing.tsx';

const DIE: Record<string, Die> = { pnt: 'point', sgn: 'sign', hse: 'house' };

/** A face of a die as it is drawn, by its id (`pnt01`, `sgn12`, `hse07`). */
export function FaceGlyph({ id, className }: { id: string; className?: string | undefined }) {
  const svg = dieFace(DIE[id.slice(0, 3)] ?? 'point', Number(id.slice(3)) - 1);
  return <Drawing svg={svg} viewBox="-104 -104 208 196" className={className} />;
}
