import css from './NewDot.module.css';

/** A dot beside what was not looked at yet. `name`: what a screen reader says; `on`: in a line of text, or on a tab. */
export function NewDot({ name, on = 'line' }: { name: string; on?: 'line' | 'tab' }) {
  return (
    <span className={on === 'tab' ? `${css.dot} ${css.tab}` : css.dot}>
      <span className="unseen">{name}</span>
    </span>
  );
}
