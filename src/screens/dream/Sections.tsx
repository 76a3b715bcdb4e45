import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useRef } from 'react';
import { DREAM_SYMBOLS, DREAM_THEMES } from '../../domain/dream/symbols.ts';
import css from './Dictionary.module.css';
import { SymbolLine } from './SymbolLine.tsx';
import type { DreamIndex } from './useDreams.ts';
import { useThemeNames } from './useThemeNames.ts';

interface Section {
  head: string;
  keys: readonly string[];
}

interface SectionsProps {
  index: DreamIndex;
  order: 'letter' | 'theme';
  /** Under its own address, where the page comes painted. */
  painted: boolean;
}

/** The whole list under its heads, and a row of the heads to jump to one. */
export function Sections({ index, order, painted }: SectionsProps) {
  const { t } = useLingui();
  const themes = useThemeNames();
  const list = useRef<HTMLDivElement>(null);
  const sections: Section[] =
    order === 'letter'
      ? index.letters.map(([head, symbols]) => ({ head, keys: Object.keys(symbols) }))
      : DREAM_THEMES.map((theme) => ({
          head: themes[theme],
          keys: DREAM_SYMBOLS.filter((symbol) => symbol.theme === theme).map(({ key }) => key),
        }));
  const jump = (place: number) => {
    const head = list.current?.children[place]?.querySelector('h2');
    head?.scrollIntoView({ block: 'start' });
    head?.focus({ preventScroll: true });
  };
  return (
    <>
      <nav className={css.heads} aria-label={order === 'letter' ? t`Letters` : t`Themes`}>
        {sections.map(({ head }, place) => (
          <button key={head} type="button" onClick={() => jump(place)}>
            {head}
          </button>
        ))}
      </nav>
      <div ref={list}>
        {sections.map(({ head, keys }) => (
          <section key={head} className={css.section} style={heightOf(keys.length)}>
            <h2 className="display" tabIndex={-1}>
              {head}
            </h2>
            <ul>
              {keys.map((key) => {
                const [name, ...also] = index.own.get(key)!;
                return (
                  <li key={key}>
                    <SymbolLine id={key} name={name} others={also.slice(0, 3)} painted={painted} />
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** How tall a section is while it is not shown. The policy of a page that comes painted allows no style on an element. */
function heightOf(lines: number): CSSProperties | undefined {
  return typeof document === 'undefined' ? undefined : { containIntrinsicBlockSize: `auto ${3 + lines * 3.5}rem` };
}
