import { useMemo } from 'react';
import { encode } from 'uqr';
import { Drawing } from './Drawing.tsx';

/** Modules of the quiet border that readers need. */
const BORDER = 4;

/** A QR code, dark on light in both themes, since readers expect it so. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: BORDER });
    const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: cells.join('') };
  }, [text]);
  return (
    <Drawing
      viewBox={`0 0 ${size} ${size}`}
      svg={`<path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${path}" fill="#1b1a33" shape-rendering="crispEdges"/>`}
      label={label}
      className={className}
    />
  );
}
