import { Plural, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { hasAnswers } from '../../actions/app/arrived.ts';
import { lookBackOnHome, understandSpans } from '../../actions/reading/look-back.ts';
import { daysBetween, LANDINGS, type Landing } from '../../domain/journal/entry.ts';
import type { EntryLine } from '../../domain/journal/line.ts';
import { isAskedOnHome, isLookBackNew, lookBacksDue } from '../../domain/journal/lookback.ts';
import { loadScreenMessages } from '../../i18n/catalogs.ts';
import { owner, useSession } from '../../session.ts';
import { putLookBackAway, readEntry, saveLanded, saveLookBackSeen } from '../../storage/journal.ts';
import { useLive } from '../../storage/store/live.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { Arrived } from './Arrived.tsx';
import { HowItLanded } from './HowItLanded.tsx';
import css from './LookBack.module.css';
import sheet from './sheet.module.css';
import { useLandings } from './useLandings.ts';

/** From so many days on they are counted in weeks. */
const WEEKS_FROM_DAYS = 14;

/** What home says of answers and asks of readings, with its words; null where there is neither, and no words are fetched. */
export async function bringLookBack(): Promise<ComponentType | null> {
  const [due, answers] = await Promise.all([lookBackOnHome(), hasAnswers()]);
  if (!due && !answers) return null;
  await loadScreenMessages('journal');
  return () => (
    <>
      <Arrived />
      {due && <LookBack seal={due.key} />}
    </>
  );
}

/** The journal asks about one reading at a time whose time has passed. */
export function FollowUp({ lines }: { lines: readonly EntryLine[] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [now] = useState(() => new Date());
  const [first] = useState(lines);
  useEffect(() => {
    void understandSpans(first, now);
  }, [first, now]);
  const [due, ...more] = useMemo(() => lookBacksDue(lines, now), [lines, now]);
  const me = owner();
  const row = useLive(async () => (due ? readEntry(me, due.key) : undefined), [me, due?.key]);
  // the one that is asked about on home and counted on the tab
  const asked = [due, ...more].find((line) => line && isAskedOnHome(line, now));
  const unseen = asked && isLookBackNew(asked, now) ? asked.key : undefined;
  useEffect(() => {
    if (unseen !== undefined) void saveLookBackSeen(unseen, new Date());
  }, [unseen]);
  if (!due) return null;
  return (
    <Plate draw={due.draw} now={now}>
      {more.length > 0 && (
        <p className={css.when}>
          <Plural value={more.length} one="# more reading waits." other="# more readings wait." />
        </p>
      )}
      <Button onClick={() => setOpen(true)}>{t`Look back`}</Button>
      {open && row && <HowItLanded row={row} onClose={() => setOpen(false)} />}
    </Plate>
  );
}

/** Home asks about one reading and shows what was answered. It can be put away. */
function LookBack({ seal }: { seal: string }) {
  const { t } = useLingui();
  useSession();
  const me = owner();
  const [now] = useState(() => new Date());
  const row = useLive(() => readEntry(me, seal), [me, seal]);
  const called = useLandings();
  const [chosen, setChosen] = useState<Landing>();
  if (!row || !isAskedOnHome(row, now)) return null;
  const onKept = () => toast(t`Kept in your journal.`);
  async function choose({ key, landed }: JournalRow, how: Landing) {
    if (how !== 'open') return setChosen(how);
    await saveLanded(key, { how, words: landed?.words ?? '', at: new Date().toISOString() });
    onKept();
  }
  return (
    <Plate draw={row.draw} now={now} onAway={() => void putLookBackAway(seal, new Date())}>
      {row.answer && <p className={`${sheet.quote} ${css.answer}`}>{row.answer}</p>}
      <div className={sheet.ways}>
        {LANDINGS.map((how) => (
          <button key={how} type="button" onClick={() => void choose(row, how)}>
            {called[how]}
          </button>
        ))}
      </div>
      {chosen && <HowItLanded row={row} chosen={chosen} onKept={onKept} onClose={() => setChosen(undefined)} />}
    </Plate>
  );
}

interface PlateProps {
  draw: Pick<EntryLine['draw'], 'question' | 'drawnAt'>;
  now: Date;
  onAway?: () => void;
  children: ReactNode;
}

/** What was asked, and how long ago. */
function Plate({ draw, now, onAway, children }: PlateProps) {
  const { t } = useLingui();
  const id = useId();
  const days = Math.max(1, daysBetween(draw.drawnAt, now));
  const weeks = Math.floor(days / 7);
  return (
    <section className={css.plate} aria-labelledby={id}>
      <header>
        <h2 id={id} className="display">{t`How did it land?`}</h2>
        {onAway && (
          <button type="button" aria-label={t`Do not ask on this page`} onClick={onAway}>
            <X size={18} strokeWidth={1.5} aria-hidden="true" />
          </button>
        )}
      </header>
      <p className={css.asked}>{draw.question || t`Without a question`}</p>
      <p className={css.when}>
        {days < WEEKS_FROM_DAYS ? (
          <Plural value={days} one="You asked this yesterday." other="You asked this # days ago." />
        ) : (
          <Plural value={weeks} one="You asked this # week ago." other="You asked this # weeks ago." />
        )}
      </p>
      {children}
    </section>
  );
}
