import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import {
  BookOpen,
  CloudUpload,
  Crown,
  FileText,
  Gauge,
  Gift,
  GraduationCap,
  Info,
  ListChecks,
  PenLine,
  ReceiptText,
  UserRound,
  Wallet,
} from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { arrivedCount, onArrived } from '../../actions/app/arrived.ts';
import { owner, useSession } from '../../session.ts';
import { countReadings } from '../../storage/journal.ts';
import { readOutbox } from '../../storage/outbox/outbox.ts';
import { useOperatorWord } from '../../storage/params.ts';
import { useLive } from '../../storage/store/live.ts';
import { Begonia } from '../../ui/Begonia.tsx';
import { NewDot } from '../../ui/NewDot.tsx';
import { Page } from '../../ui/Page.tsx';
import { Row } from '../../ui/Row.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Outbox } from './Outbox.tsx';
import { PasskeyEnding } from './PasskeyEnding.tsx';
import css from './User.module.css';

export function User() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { user } = useSession();
  const me = owner();
  const { off } = useOperatorWord();
  const waiting = useLive(() => readOutbox(me), [me]) ?? [];
  const readings = useLive(() => countReadings(me), [me]) ?? 0;
  const arrived = useSyncExternalStore(onArrived, arrivedCount, arrivedCount) > 0;
  const [outboxOpen, setOutboxOpen] = useState(false);
  return (
    <Page tabs className={css.page}>
      <h1 className="unseen">{t`Me`}</h1>
      <button
        type="button"
        className={css.head}
        onClick={() => void navigate({ to: user?.username ? '/user/profile' : '/login' })}
      >
        <Begonia width={343} height={104} inner className={css.plate} />
        <UserRound size={32} strokeWidth={1.5} aria-hidden="true" className={css.face} />
        <span>
          <strong className="display">{user?.username || t`Log in / register`}</strong>
          <span className="figures">
            {user ? t`ID ${user.user_id}` : t`Your readings on this phone stay as they are`}
          </span>
        </span>
      </button>
      <PasskeyEnding />
      <nav aria-label={t`Mine`}>
        <Row
          Icon={BookOpen}
          name={t`My readings`}
          note={
            arrived ? (
              <>
                <NewDot name={t`something new`} />
                {readings}
              </>
            ) : (
              readings
            )
          }
          to="/user/journal"
        />
        {!off.has('lessons') && <Row Icon={GraduationCap} name={t`Lessons`} to="/lessons" />}
        {waiting.length > 0 && (
          <button type="button" className={css.outbox} onClick={() => setOutboxOpen(true)}>
            <CloudUpload size={22} strokeWidth={1.5} aria-hidden="true" />
            <span>{t`Waiting to be sent`}</span>
            <strong className="figures">{waiting.length}</strong>
          </button>
        )}
        {!off.has('tests') && <Row Icon={ListChecks} name={t`Tests`} to="/tarottest" />}
        <Row Icon={Gift} name={t`Invite friends`} to="/share" />
        <Row Icon={Crown} name={t`Membership`} to="/member" />
        <Row Icon={Wallet} name={t`Balance`} note={user ? t`${user.balance} coins` : undefined} to="/recharge" />
        <Row Icon={ReceiptText} name={t`Orders`} to="/user/order" />
        {user?.reader && <Row Icon={PenLine} name={t`Reading desk`} to="/desk" />}
        {user?.operator && <Row Icon={Gauge} name={t`Operations`} to="/operator" />}
        <Row Icon={UserRound} name={t`Profile`} to="/user/profile" />
        <Row Icon={FileText} name={t`Agreement`} to="/terms" />
        <Row Icon={Info} name={t`About and settings`} to="/user/about" />
      </nav>
      {user?.frog && <LanguageChoice />}
      {outboxOpen && (
        <Sheet title={t`Waiting to be sent`} onClose={() => setOutboxOpen(false)}>
          <Outbox rows={waiting} />
        </Sheet>
      )}
    </Page>
  );
}
