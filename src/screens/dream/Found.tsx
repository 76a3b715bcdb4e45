import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { fits } from '../../domain/search/marks.ts';
import { type Findable, search } from '../../domain/search/match.ts';
import css from './Dictionary.module.css';
import { SymbolLine } from './SymbolLine.tsx';
import type { DreamIndex } from './useDreams.ts';

/** How many other words of a symbol are shown that fit. */
const MAX_WORDS = 3;

/** What was found, best first, with the place where it fits. */
export function Found({ index, query, painted }: { index: DreamIndex; query: string; painted: boolean }) {
  const { t } = useLingui();
  const findables = useMemo(() => findablesOf(index), [index]);
  const found = useMemo(() => search(findables, query), [findables, query]);
  const count = found.length;
  return (
    <>
      <p className="unseen" aria-live="polite">
        {t`${count} symbols found`}
      </p>
      {count === 0 && (
        <p
          className={css.none}
        >{t`No symbol fits. Try one thing of the dream by itself: an animal, a place, what you did.`}</p>
      )}
      <ul className={css.found}>
        {found.map((key) => {
          const [name, ...others] = index.words.get(key)!;
          const fitting = others.filter((word) => fits(word, query)).slice(0, MAX_WORDS);
          return (
            <li key={key}>
              <SymbolLine id={key} name={name!} others={fitting} query={query} painted={painted} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Names count before other words, in whatever language. */
function findablesOf({ all, words }: DreamIndex): Findable[] {
  const names = new Map<string, string[]>();
  for (const [key, [name]] of all.flatMap((one) => one.flatMap(([, symbols]) => Object.entries(symbols))))
    names.set(key, [...(names.get(key) ?? []), name]);
  return [...words].map(([id, keywords]) => ({ id, names: names.get(id)!, keywords }));
}
