import type { ButtonHTMLAttributes, ReactNode } from 'react';
import css from './Button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'secondary' | 'quiet';
  icon?: ReactNode;
  wide?: boolean;
  /** What it began goes on: it cannot be pressed again. */
  busy?: boolean;
}

export function Button({ kind = 'secondary', icon, wide, busy, disabled, className, children, ...rest }: ButtonProps) {
  const names = [css.button, css[kind], wide && css.wide, className].filter(Boolean).join(' ');
  return (
    <button type="button" className={names} aria-busy={busy || undefined} disabled={busy || disabled} {...rest}>
      {icon}
      <span>{children}</span>
    </button>
  );
}
