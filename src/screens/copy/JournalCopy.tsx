import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { stateOfCopy } from '../../actions/copy/choose.ts';
import { canSeal } from '../../actions/copy/cipher.ts';
import { doingNow, onCopying } from '../../actions/copy/copying.ts';
import { owner, useSession } from '../../session.ts';
import { keptCopyKey } from '../../storage/journal-copy.ts';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { NotAsked } from '../login/NotAsked.tsx';
import { useAsked } from '../login/useAsked.ts';
import { Begin } from './Begin.tsx';
import css from './JournalCopy.module.css';
import { Kept } from './Kept.tsx';
import { Restore } from './Restore.tsx';

/** The encrypted copy of the journal at the server: begun, brought to this phone, looked after and deleted. */
export function JournalCopy() {
  const { t } = useLingui();
  useSession();
  useSyncExternalStore(onCopying, doingNow);
  const me = owner();
  const [round, setRound] = useState(0);
  const isKept = keptCopyKey(me) !== undefined;
  const again = () => setRound((before) => before + 1);
  return (
    <Page>
      <TopBar title={t`Encrypted copy`} up="/user/journal" />
      <div className={css.body}>
        {isKept && <Kept me={me} onEnded={again} />}
        {!isKept && canSeal() && <NotKept key={`${me} ${round}`} onChanged={again} />}
        {!isKept && !canSeal() && <p>{t`This browser cannot seal a copy at this address.`}</p>}
      </div>
    </Page>
  );
}

/** Nothing is copied on this phone: whether there is a copy, only the server knows. */
function NotKept({ onChanged }: { onChanged: () => void }) {
  const { value, failure, ask } = useAsked(stateOfCopy);
  if (value) return <Restore readings={value.readings} onChanged={onChanged} />;
  if (value === null) return <Begin onBegun={onChanged} />;
  return <NotAsked failure={failure} onAgain={ask} />;
}
