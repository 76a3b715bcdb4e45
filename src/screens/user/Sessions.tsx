import { useLingui } from '@lingui/react/macro';
import { endOther, openSessions } from '../../actions/account/sessions.ts';
import { agentName } from '../../domain/account/agent.ts';
import { momentWords } from '../../i18n/moment.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { NotAsked } from '../login/NotAsked.tsx';
import { useAsked } from '../login/useAsked.ts';
import { useFailureWords } from '../login/useFailureWords.ts';
import css from './Profile.module.css';

/** Where the account is logged in; any other device can be logged out from here. */
export function Sessions({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const words = useFailureWords();
  const { value, failure, ask } = useAsked(openSessions);
  async function end(id: string) {
    await endOther(id).catch((reason) => toast(words(reason)));
    ask();
  }
  return (
    <Sheet title={t`Where you are logged in`} onClose={onClose}>
      <NotAsked failure={failure} onAgain={ask} />
      <ul>
        {value?.map(({ session_id: id, current, agent, seen_at }) => {
          const seen = momentWords(seen_at);
          return (
            <li key={id} className={css.session}>
              <span>
                {agentName(agent) || t`A device`}
                <small className="figures">{current ? t`this device` : t`last used ${seen}`}</small>
              </span>
              {!current && <Button onClick={() => void end(id)}>{t`Log out`}</Button>}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
