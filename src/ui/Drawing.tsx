import { useMemo } from 'react';
import { trustedPolicy } from '../platform/trusted.ts';

/** The one road by which markup enters the page: drawings made by our own code, never text from anywhere else. */
const drawings = trustedPolicy('drawings', { createHTML: (markup) => markup });

interface DrawingProps {
  /** Markup of a whole `<svg>`, or of what stands inside one when `viewBox` is given. */
  svg: string;
  viewBox?: string;
  className?: string | undefined;
  /** What it shows, for those who do not see it; left out or empty, it is decoration. */
  label?: string;
  fit?: 'stretch';
}

/** A drawing of `src/art` on the page. */
export function Drawing({ svg, viewBox, className, label, fit }: DrawingProps) {
  const markup = useMemo(() => ({ __html: (drawings?.createHTML(svg) ?? svg) as string }), [svg]);
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return viewBox ? (
    <svg
      viewBox={viewBox}
      className={className}
      preserveAspectRatio={fit === 'stretch' ? 'none' : undefined}
      dangerouslySetInnerHTML={markup}
      {...role}
    />
  ) : (
    <span className={className} dangerouslySetInnerHTML={markup} {...role} />
  );
}
