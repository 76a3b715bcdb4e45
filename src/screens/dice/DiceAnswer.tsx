import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { clearDice } from '../../actions/draw/dice.ts';
import { keptReading } from '../../actions/reading/kept-reading.ts';
import { throwsOf } from '../../domain/dice/seal.ts';
import { owner, useSession } from '../../session.ts';
import { readEntry } from '../../storage/journal.ts';
import { useLive } from '../../storage/store/live.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { DiceTable } from '../../ui/dice/DiceTable.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Asked } from '../reading/Asked.tsx';
import { Levels } from '../reading/Levels.tsx';
import { NoReading } from '../reading/NoReading.tsx';
import { Note } from '../reading/Note.tsx';
import { AskAgain } from '../reading/question/AskAgain.tsx';
import { RowMatter } from '../reading/question/RowMatter.tsx';
import { SealLine } from '../reading/SealLine.tsx';
import css from './DiceAnswer.module.css';
import { DiceReading } from './DiceReading.tsx';
import { ShareThrow } from './ShareThrow.tsx';
import { useComposedThrow } from './useComposedThrow.ts';
import { useDice } from './useDice.ts';
import { useNatal } from './useNatal.ts';
import { facesOf, valuesOf } from './values.ts';

const route = getRouteApi('/stardice/answer');

/** A sealed throw and its reading; the one of the address, else the last that was thrown here. */
export function DiceAnswer() {
  const { seal } = route.useSearch();
  useSession();
  const me = owner();
  const row = useLive(() => keptReading('stardice', seal), [seal, me], route.useLoaderData());
  if (row === null) return <NoReading deck="stardice" />;
  return row ? <DiceEntry row={row} /> : <Page>{null}</Page>;
}

/** A sealed throw of the journal and its reading, which knows the throw before it. */
export function DiceEntry({ row }: { row: JournalRow }) {
  useSession();
  const me = owner();
  const { after } = row;
  const earlier = useLive(
    async () => ({ of: after, row: after ? await readEntry(me, after) : undefined }),
    [after, me],
  );
  if (!earlier || earlier.of !== after) return <Page>{null}</Page>;
  return <Reading row={row} before={earlier.row} />;
}

function Reading({ row, before }: { row: JournalRow; before: JournalRow | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const dice = useDice();
  const composed = useComposedThrow(row, before, useNatal());
  const [sharing, setSharing] = useState(false);
  const { draw } = row;
  const throws = throwsOf(draw);

  async function followUp() {
    await clearDice();
    void navigate({ to: '/stardice/index', search: { after: row.key } });
  }

  return (
    <Page wide>
      <TopBar title={t`Star dice`} up="/stardice/index">
        <button type="button" aria-label={t`Share`} onClick={() => setSharing(true)}>
          <Share2 size={22} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </TopBar>
      <Panes
        aside={throws.map((one, index) => (
          <figure key={index} className={css.throw}>
            {row.options && <figcaption className="display">{row.options[index]}</figcaption>}
            <DiceTable values={valuesOf(one)} label={dice ? facesOf(dice, one) : ''} />
            {dice && <p className={css.faces}>{facesOf(dice, one)}</p>}
          </figure>
        ))}
      >
        <Asked draw={draw}>
          <RowMatter row={row} />
        </Asked>
        <Levels row={row} self={composed && <DiceReading {...composed} />} />
        {throws.length === 1 && (
          <div className={css.follow}>
            <p>{t`Dice answer well in turns: what if I do it? What stands in the way?`}</p>
            <Button onClick={() => void followUp()}>{t`Throw once more to this`}</Button>
          </div>
        )}
        <AskAgain row={row} />
        <Note seal={row.key} note={row.note} />
        <SealLine draw={draw} />
      </Panes>
      {sharing && composed && <ShareThrow row={row} {...composed} onClose={() => setSharing(false)} />}
    </Page>
  );
}
