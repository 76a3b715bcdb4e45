import type { SpreadText } from '../../domain/reading/texts.ts';
import type { Position } from '../../domain/spread/spread.ts';
import css from './Places.module.css';

interface PlacesProps {
  positions: readonly Position[];
  texts: SpreadText['positions'];
  /** On a page of its own, where there is room. */
  large?: boolean;
}

/** What each place of a spread asks, by its number in the order of laying. */
export function Places({ positions, texts, large = false }: PlacesProps) {
  return (
    <ol className={css.places} data-large={large || undefined}>
      {positions.map(({ key }) => (
        <li key={key}>
          <strong>{texts[key]?.name}</strong>
          <span>{texts[key]?.meaning}</span>
        </li>
      ))}
    </ol>
  );
}
