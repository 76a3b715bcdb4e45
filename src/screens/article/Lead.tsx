import css from './Lead.module.css';
import { Picture } from './Picture.tsx';

/** What stands above an essay: one wide picture, or the cards that it is about side by side. */
export function Lead({ pictures }: { pictures: readonly string[] }) {
  const [first = ''] = pictures;
  if (first.startsWith('art:'))
    return (
      <div className={css.wide} aria-hidden="true">
        <Picture name={first} shape="wide" wide={343} />
      </div>
    );
  if (pictures.length === 0) return null;
  return (
    <ul className={css.cards} aria-hidden="true">
      {pictures.slice(0, 4).map((name) => (
        <li key={name}>
          <Picture name={name} shape="card" wide={112} />
        </li>
      ))}
    </ul>
  );
}
