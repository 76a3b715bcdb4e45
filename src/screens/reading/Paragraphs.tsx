import css from './ServedText.module.css';

/** A text with empty lines between its paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph, place) => (
      <p key={place} className={css.paragraph}>
        {paragraph}
      </p>
    ));
}
