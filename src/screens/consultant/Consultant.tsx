import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { shownDraw } from '../../actions/reading/kept-reading.ts';
import { owner, useSession } from '../../session.ts';
import { useLive } from '../../storage/store/live.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
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
  const route = getRouteApi('/tarot/consultant');
  return <Consultant deck="tarot" wanted={route.useSearch().seal} loaded={route.useLoaderData()} />;
}

export function LenormandConsultant() {
  const route = getRouteApi('/lenormand/consultant');
  return <Consultant deck="lenormand" wanted={route.useSearch().seal} loaded={route.useLoaderData()} />;
}

interface ConsultantProps {
  deck: Deck;
  /** The seal of the draw in the address. */
  wanted: string | undefined;
  loaded: JournalRow | null | undefined;
}

/** A sealed draw is shown to a person: the one of the address, else the last of this deck. */
function Consultant({ deck, wanted, loaded }: ConsultantProps) {
  const { t } = useLingui();
  useSession();
  const me = owner();
  const row = useLive(() => shownDraw(deck, wanted), [me, wanted, deck], loaded);
  return (
    <Page>
      <TopBar title={t`Ask a person`} up={deck === 'tarot' ? '/tarot/home' : '/lenormand/home'} />
      {row && <AtHand row={row} />}
      {row === null && <NoDraw deck={deck} />}
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
