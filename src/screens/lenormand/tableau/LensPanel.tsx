import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LenormandPart, LenormandReading } from '../../../domain/lenormand/reading/narrator.ts';
import type { Table } from '../../../domain/lenormand/reading/tableau/table.ts';
import { Chips } from '../../../ui/Chips.tsx';
import { Paragraph, ReadingText } from '../../reading/ReadingText.tsx';
import { linkToCard, NextSteps } from '../Parts.tsx';
import type { LenormandWords } from '../useLenormand.ts';
import css from './LensPanel.module.css';
import { type Lens, type LensKey, placesOf } from './lenses.ts';
import { People } from './People.tsx';
import { useLensNames } from './useLensNames.ts';

interface LensPanelProps {
  lenses: readonly Lens[];
  lens: Lens;
  reading: LenormandReading;
  table: Table;
  library: LenormandWords;
  onLens: (key: LensKey) => void;
  /** Lights the places of one part; `null` those of the whole lens. */
  onLight: (places: ReadonlySet<number> | null) => void;
  onTap: (position: number) => void;
}

/** The chooser of lenses, what the chosen one shows in words, and the way to the next. */
export function LensPanel({ lenses, lens, reading, table, library, onLens, onLight, onTap }: LensPanelProps) {
  const { t } = useLingui();
  const names = useLensNames();
  const { top, begin } = useBeginning(lens.key);
  const [part, setPart] = useState<string | null>(null);
  const next = lenses[lenses.indexOf(lens) + 1];

  function look(key: LensKey) {
    setPart(null);
    onLens(key);
  }
  function goOn(key: LensKey) {
    begin();
    look(key);
  }
  function light(found: LenormandPart) {
    const off = part === found.key;
    setPart(off ? null : found.key);
    onLight(off ? null : placesOf([found]));
  }

  return (
    <div ref={top} className={css.panel}>
      <Chips
        form="row"
        label={t`Lens`}
        value={lens.key}
        options={lenses.map(({ key }) => [key, names[key]] as const)}
        onChange={look}
      />
      <ReadingText rules={library.phrases.rules} linkTo={linkToCard}>
        {lens.key === 'answer' && (
          <>
            <section>
              <h2 className="display">{t`The answer`}</h2>
              <Paragraph sentences={reading.answer} />
            </section>
            <NextSteps reading={reading} />
          </>
        )}
        {lens.parts.map((found) => (
          <section key={found.key}>
            <h2 className="display">
              {found.places.length > 0 && lens.parts.length > 1 ? (
                <button
                  type="button"
                  className={css.light}
                  aria-pressed={part === found.key}
                  onClick={() => light(found)}
                >
                  {found.title}
                </button>
              ) : (
                found.title
              )}
            </h2>
            {found.paragraphs.map((sentences, place) => (
              <Paragraph key={place} sentences={sentences} />
            ))}
          </section>
        ))}
        {lens.key === 'person' && <People table={table} onTap={onTap} />}
      </ReadingText>
      {next && (
        <button type="button" className={css.next} onClick={() => goOn(next.key)}>
          {t`Next: ${names[next.key]}`}
          <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Brings the panel and the chip of its lens into sight when the lens changes after `begin`. */
function useBeginning(lens: LensKey) {
  const top = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  const bring = useEffectEvent((_lens: LensKey) => {
    if (!wanted.current) return;
    wanted.current = false;
    top.current?.scrollIntoView({ block: 'nearest' });
    const chip = top.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    chip?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
  useEffect(() => bring(lens), [lens]);
  return {
    top,
    begin: () => {
      wanted.current = true;
    },
  };
}
