import { Plural, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { ownWords } from '../../actions/copy/choose.ts';
import { copyNow, doingNow, onCopying } from '../../actions/copy/copying.ts';
import { momentWords } from '../../i18n/moment.ts';
import { countReadings } from '../../storage/journal.ts';
import { countDue, readCopyProgress } from '../../storage/journal-copy.ts';
import { useLive } from '../../storage/store/live.ts';
import type { CopyProgressRow, Owner } from '../../storage/store/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { EndCopy } from './EndCopy.tsx';
import css from './JournalCopy.module.css';
import { WordList } from './WordList.tsx';

interface KeptProps {
  me: Owner;
  onEnded: () => void;
}

/** The copy that is kept on this phone: how far it is, its words, its end. */
export function Kept({ me, onEnded }: KeptProps) {
  const { t } = useLingui();
  const [words, setWords] = useState<readonly string[]>();
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      <Standing me={me} />
      <p
        className={css.quiet}
      >{t`Readings that AI or a person wrote for you are kept with your orders, not in the copy.`}</p>
      <p
        className={css.quiet}
      >{t`When you log out, the recovery words leave this phone. Have them on paper before you do.`}</p>
      <Button wide onClick={() => void ownWords().then(setWords)}>{t`Show my words`}</Button>
      <Button kind="quiet" wide onClick={() => setEnding(true)}>{t`Stop and delete the copy`}</Button>
      {words && (
        <Sheet title={t`Recovery words`} onClose={() => setWords(undefined)}>
          <div className={css.part}>
            <WordList words={words} />
          </div>
        </Sheet>
      )}
      {isEnding && (
        <EndCopy
          why={t`The copy is deleted at the server, and your phones copy no more. The journal on them stays as it is.`}
          onClose={() => setEnding(false)}
          onEnded={onEnded}
        />
      )}
    </>
  );
}

/** How much is copied, since when, and what is not. */
function Standing({ me }: { me: Owner }) {
  const { t } = useLingui();
  const doing = useSyncExternalStore(onCopying, doingNow);
  const progress = useLive(() => readCopyProgress(me), [me]);
  const all = useLive(() => countReadings(me), [me]);
  const due = useLive(() => countDue(me), [me]);
  const leftOut = useLeftOutWords(progress?.leftOut);
  if (all === undefined || due === undefined) return null;
  const when = progress?.copiedAt ? momentWords(progress.copiedAt) : '';
  const done = Math.max(0, all - due);
  return (
    <div className={css.part} role="status">
      {due === 0 && when ? (
        <>
          <p>
            <Plural value={all} one="# reading is in your copy." other="# readings are in your copy." />
          </p>
          <p className={css.quiet}>{t`Last copied: ${when}`}</p>
        </>
      ) : (
        <>
          <p>
            {doing === 'failed'
              ? t`No connection to the copy just now. It goes on by itself.`
              : t`Copying: ${done} of ${all}`}
          </p>
          {due > 0 && (
            <p className={css.quiet}>
              <Plural value={due} one="# change waits." other="# changes wait." />
            </p>
          )}
        </>
      )}
      {leftOut && <p>{leftOut}</p>}
      {doing === 'failed' && <Button onClick={() => void copyNow()}>{t`Try again`}</Button>}
    </div>
  );
}

function useLeftOutWords(what: CopyProgressRow['leftOut']): string {
  const { t } = useLingui();
  if (what === 'full') return t`The copy is full. What is new stays on this phone alone.`;
  if (what === 'long') return t`One reading is too long for the copy. It stays on this phone alone.`;
  if (what === 'newer') return t`A newer version of the app wrote some of it. Update the app to see it.`;
  return '';
}
