import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { isTarotId } from '../../domain/decks/tarot.ts';
import type { Sentence } from '../../domain/reading/sentence.ts';
import type { ReadingPhrases } from '../../domain/reading/texts.ts';
import { names } from '../../i18n/names.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import css from './SourceSheet.module.css';

/** Where a sentence of the reading comes from: its rule, in words, and the cards it rests on. */
export function SourceSheet({
  sentence,
  phrases,
  onClose,
}: {
  sentence: Sentence;
  phrases: ReadingPhrases;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { source } = sentence;
  return (
    <Sheet title={t`Where this comes from`} onClose={onClose}>
      <blockquote className={css.quote}>{sentence.text}</blockquote>
      <p className={css.rule}>{phrases.rules[source.rule]}</p>
      <ul>
        {source.cards.filter(isTarotId).map((id) => (
          <li key={id}>
            <Link to="/tarotMean" search={{ card: id }} className={css.card}>
              {names().tarot[id]}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
