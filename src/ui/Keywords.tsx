import { useLingui } from '@lingui/react/macro';
import css from './Keywords.module.css';

/** The keywords of a card or a face, each in a frame of its own. */
export function Keywords({ words, centred }: { words: readonly string[]; centred?: boolean }) {
  const { t } = useLingui();
  return (
    <ul className={centred ? `${css.keywords} ${css.centred}` : css.keywords} aria-label={t`Keywords`}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
