/** The 36 cards of the Petit Lenormand with their playing-card insets. */
export type Pip = 'heart' | 'spade' | 'diamond' | 'club';
export type LenormandId = `len${string}`;

export interface LenormandCard {
  id: LenormandId;
  number: number;
  inset: readonly [value: string, pip: Pip];
}

const INSETS =
  '9h 6d 10s Kh 7h Kc Qc 9d Qs Jd Jc 7d Js 9c 10c 6h Qh 10h 6s 8s 8c Qd 7c Jh Ac 10d 7s Ah As Ks Ad 8h 8d Kd 9s 6c';
const PIPS: Record<string, Pip> = { h: 'heart', s: 'spade', d: 'diamond', c: 'club' };

export const LENORMAND: readonly LenormandCard[] = INSETS.split(' ').map((inset, index) => ({
  id: lenormandId(index + 1),
  number: index + 1,
  inset: [inset.slice(0, -1), PIPS[inset.slice(-1)] as Pip],
}));

/** The id of a card by its number, 1 to 36, as printed on it. */
export function lenormandId(number: number): LenormandId {
  return `len${String(number).padStart(2, '0')}`;
}

/** Whether a text is the id of a card of the Petit Lenormand, `len01` to `len36`. */
export function isLenormandId(id: string): id is LenormandId {
  return /^len(0[1-9]|[12]\d|3[0-6])$/.test(id);
}
