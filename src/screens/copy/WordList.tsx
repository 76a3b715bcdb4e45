import css from './JournalCopy.module.css';

/** Recovery words with their numbers. */
export function WordList({ words }: { words: readonly string[] }) {
  return (
    <ol className={css.words} translate="no">
      {words.map((word, at) => (
        <li key={at}>
          <span className="figures">{at + 1}</span>
          {word}
        </li>
      ))}
    </ol>
  );
}
