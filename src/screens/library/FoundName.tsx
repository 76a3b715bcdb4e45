import { fits } from '../../domain/search/marks.ts';
import { Marked } from '../../ui/Marked.tsx';
import css from './FoundName.module.css';

interface FoundNameProps {
  name: string;
  /** The name, perhaps of another language, or the keyword by which the card was found. */
  word?: string | undefined;
  query: string;
}

/** The name of a card with what was typed marked, and below it the word by which it was found, where that is another. */
export function FoundName({ name, word, query }: FoundNameProps) {
  const other = word !== undefined && !fits(name, query) && fits(word, query);
  return (
    <>
      <Marked text={name} query={query} />
      {other && (
        <small className={css.word}>
          <Marked text={word} query={query} />
        </small>
      )}
    </>
  );
}
