import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { owner, useSession } from '../../session.ts';
import { readEntry, readJournal } from '../../storage/journal.ts';
import { useLive } from '../../storage/live.ts';
import type { JournalRow } from '../../storage/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { Ground } from '../../ui/Ground.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useToastOf } from '../../ui/useToastOf.ts';
import { LaidDraw } from '../reading/LaidDraw.tsx';
import { PersonReading, PersonUnsent } from '../reading/PersonReading.tsx';
import { SealLine } from '../reading/SealLine.tsx';
import { usePersonReading } from '../reading/usePersonReading.ts';
import { AskPerson } from './AskPerson.tsx';
import css from './Consultant.module.css';

type Deck = 'tarot' | 'lenormand';

export function TarotConsultant() {
  return <Consultant deck="tarot" wanted={getRouteApi('/tarot/consultant').useSearch().seal} />;
}

export function LenormandConsultant() {
  return <Consultant deck="lenormand" wanted={getRouteApi('/lenormand/consultant').useSearch().seal} />;
}

/** A sealed draw is shown to a person: the one of the address, else the last of this deck. */
function Consultant({ deck, wanted }: { deck: Deck; wanted: string | undefined }) {
  const { t } = useLingui();
  useSession();
  const me = owner();
  const found = useLive(async () => {
    if (wanted) return { row: await readEntry(me, wanted) };
    return { row: (await readJournal(me)).find(({ draw }) => draw.deck === deck) };
  }, [me, wanted, deck]);
  return (
    <Page>
      <TopBar title={t`Ask a person`} up={deck === 'tarot' ? '/tarot/home' : '/lenormand/home'} />
      {found?.row && <AtHand row={found.row} />}
      {found && !found.row && <NoDraw deck={deck} />}
    </Page>
  );
}

function AtHand({ row }: { row: JournalRow }) {
  const { t } = useLingui();
  const standing = usePersonReading(row);
  useToastOf(standing?.failure);
  const { draw } = row;
  return (
    <div className={css.body}>
      <p className={css.question}>{draw.question || t`Without a question`}</p>
      {standing?.unsent && <PersonUnsent waiting={standing.unsent} />}
      {standing?.served && <PersonReading seal={row.key} served={standing.served} />}
      <LaidDraw draw={draw} />
      {standing && !standing.unsent && !standing.served && <AskPerson draw={draw} failure={standing.failure} />}
      <SealLine draw={draw} />
    </div>
  );
}

function NoDraw({ deck }: { deck: Deck }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <>
      <Ground />
      <Nothing>
        <p>{t`A reader answers to cards that lie on a table. Draw yours first, with a question; then you can show them here.`}</p>
        <Button
          kind="primary"
          onClick={() => void navigate({ to: deck === 'tarot' ? '/tarot/home' : '/lenormand/home' })}
        >
          {deck === 'tarot' ? t`To the tarot table` : t`To the Lenormand table`}
        </Button>
      </Nothing>
    </>
  );
}
