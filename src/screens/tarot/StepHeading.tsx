import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './StepHeading.module.css';

/**
 * What is to be done at a step of the draw. It takes the focus that went away with the step before, so that it is read
 * out and the keyboard goes on from here.
 */
export function StepHeading({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={`${css.heading} ${className}`}>
      {children}
    </h2>
  );
}
