import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Asked } from '../../../domain/lenormand/reading/asked.ts';
import { withoutRepeats } from '../../../domain/lenormand/reading/compose.ts';
import { readTableau, type TableauMaterial, tableOfMaterial } from '../../../domain/lenormand/reading/tableau/read.ts';
import { useSettings } from '../../../storage/settings.ts';
import type { JournalRow } from '../../../storage/store/rows.ts';
import { Page } from '../../../ui/Page.tsx';
import { Panes } from '../../../ui/Panes.tsx';
import { Asked as AskedHead } from '../../reading/Asked.tsx';
import { Levels } from '../../reading/Levels.tsx';
import { Note } from '../../reading/Note.tsx';
import { AskAgain } from '../../reading/question/AskAgain.tsx';
import { RowMatter } from '../../reading/question/RowMatter.tsx';
import { SealLine } from '../../reading/SealLine.tsx';
import { useKeepAnswer } from '../../reading/useKeepAnswer.ts';
import { useKeepSaid } from '../../reading/useKeepSaid.ts';
import { AnswerBar } from '../AnswerBar.tsx';
import type { LenormandWords } from '../useLenormand.ts';
import { CardPanel } from './CardPanel.tsx';
import { LensPanel } from './LensPanel.tsx';
import { type LensKey, lensesOf } from './lenses.ts';
import { OtherWays } from './OtherWays.tsx';
import css from './TableauReading.module.css';
import { TableMap } from './TableMap.tsx';
import { useTablePoster } from './useTablePoster.ts';

interface TableauReadingProps {
  row: JournalRow;
  title: string;
  library: LenormandWords;
  asked: Asked;
}

/** The table above, what is looked at below: a lens over the whole, or the one card that was tapped. */
export function TableauReading({ row, title, library, asked }: TableauReadingProps) {
  const { t } = useLingui();
  const { draw } = row;
  const last = useSettings().tableau;
  const settings = row.tableau ?? last;
  const material = useMemo<TableauMaterial>(
    () => ({ ...library, ...asked, draw, settings }),
    [library, asked, draw, settings],
  );
  const table = useMemo(() => tableOfMaterial(material), [material]);
  const reading = useMemo(() => readTableau(material), [material]);
  const lenses = useMemo(() => lensesOf(reading, table), [reading, table]);
  useKeepSaid(
    row,
    useMemo(() => withoutRepeats(reading), [reading]),
  );
  const [lensKey, setLensKey] = useState<LensKey>('answer');
  const [lit, setLit] = useState<ReadonlySet<number> | null>(null);
  const [tapped, setTapped] = useState<number | null>(null);
  const [settling, setSettling] = useState(false);
  const lens = lenses.find(({ key }) => key === lensKey) ?? lenses[0];
  const poster = useTablePoster(table, reading.answer);
  useKeepAnswer(row, reading.answer);

  function tap(position: number | null) {
    setTapped(position);
    setLit(null);
  }

  return (
    <Page wide>
      <AnswerBar title={title} question={draw.question} poster={poster}>
        <button type="button" className={css.tool} aria-label={t`Ways of reading`} onClick={() => setSettling(true)}>
          <SlidersHorizontal size={22} strokeWidth={1.5} />
        </button>
      </AnswerBar>
      <Panes
        className={css.panes!}
        aside={
          <TableMap
            layout={settings.layout}
            cardAt={table.at}
            lit={lit ?? (tapped === null ? lens.places : undefined)}
            chosen={tapped}
            home={table.home}
            manner="stays"
            onTap={(position) => tap(position === tapped ? null : position)}
          />
        }
      >
        {tapped === null ? (
          <Levels
            row={row}
            self={
              <LensPanel
                lenses={lenses}
                lens={lens}
                reading={reading}
                table={table}
                library={library}
                onLens={(key) => {
                  setLensKey(key);
                  setLit(null);
                }}
                onLight={(places) => setLit(places)}
                onTap={tap}
              />
            }
          />
        ) : (
          <CardPanel
            key={tapped}
            position={tapped}
            table={table}
            material={material}
            library={library}
            onTap={tap}
            onLight={(places) => setLit(places)}
          />
        )}
        <AskedHead draw={draw} byHand={t`Laid by hand`}>
          <RowMatter row={row} />
        </AskedHead>
        <AskAgain row={row} />
        <Note seal={row.key} note={row.note} />
        <SealLine draw={draw} />
      </Panes>
      {settling && <OtherWays seal={row.key} settings={settings} onClose={() => setSettling(false)} />}
    </Page>
  );
}
