import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { endNotice, giveNotice, type OperatorSettings } from '../../actions/account/operator.ts';
import { inEachLanguage, LANGUAGE_TRAITS, LANGUAGES, type Language } from '../../domain/language.ts';
import { momentWords } from '../../i18n/moment.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Field } from '../../ui/Field.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useAttempt } from '../login/useAttempt.ts';
import css from './Operator.module.css';

type Notice = OperatorSettings['notices'][number];

/** What is said to everybody on home, and a new one. */
export function Notices({ notices, onChanged }: { notices: readonly Notice[]; onChanged: () => void }) {
  const { t } = useLingui();
  const [isNew, setIsNew] = useState(false);
  const { busy, said, attempt } = useAttempt(onChanged);
  return (
    <section>
      <h2 className="display">{t`Notices`}</h2>
      <ul className={css.list}>
        {notices.map((one) => (
          <li key={one.notice_id} className={css.notice}>
            <strong className="figures">{one.notice_id}</strong>
            <small>{t`${momentWords(one.from)} to ${momentWords(one.until)}`}</small>
            {LANGUAGES.map((language) => (
              <span key={language} lang={language}>
                {one.text[language]}
              </span>
            ))}
            <Button disabled={busy} onClick={() => void attempt(() => endNotice(one.notice_id))}>
              {t`Take it away`}
            </Button>
          </li>
        ))}
      </ul>
      {notices.length === 0 && <p>{t`There are none.`}</p>}
      <p aria-live="polite">{said}</p>
      <Button wide onClick={() => setIsNew(true)}>{t`New notice`}</Button>
      {isNew && <NoticeSheet onDone={onChanged} onClose={() => setIsNew(false)} />}
    </section>
  );
}

/** Texts of a notice have at most so many characters, as the server takes them. */
const MAX_CHARACTERS = 160;
const MAX_ID_CHARACTERS = 40;
const HOUR_MS = 3_600_000;

function NoticeSheet({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useLingui();
  const [notice, setNotice] = useState(() => ({
    notice_id: '',
    kind: 'info' as 'info' | 'maintenance',
    from: localMinute(Date.now()),
    until: localMinute(Date.now() + 24 * HOUR_MS),
    text: inEachLanguage(() => ''),
  }));
  const { busy, said, attempt } = useAttempt();
  const set = (change: Partial<typeof notice>) => setNotice({ ...notice, ...change });
  const run = () =>
    attempt(async () => {
      await giveNotice({ ...notice, from: instant(notice.from), until: instant(notice.until) });
      onDone();
      onClose();
    });
  const words = (language: Language) => (
    <Field
      key={language}
      label={LANGUAGE_TRAITS[language].ownName}
      lang={language}
      value={notice.text[language]}
      maxLength={MAX_CHARACTERS}
      onChange={({ target }) => set({ text: { ...notice.text, [language]: target.value } })}
    />
  );
  return (
    <Sheet title={t`New notice`} onClose={onClose}>
      <div className={css.sheet}>
        <Field
          label={t`Its id: small letters, digits, hyphens`}
          value={notice.notice_id}
          maxLength={MAX_ID_CHARACTERS}
          onChange={({ target }) => set({ notice_id: target.value })}
        />
        <Choice
          name={t`Kind`}
          value={notice.kind}
          options={[
            { value: 'info', name: t`News` },
            { value: 'maintenance', name: t`Maintenance` },
          ]}
          onChange={(kind) => set({ kind })}
        />
        <Field
          type="datetime-local"
          label={t`From`}
          value={notice.from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <Field
          type="datetime-local"
          label={t`Until`}
          value={notice.until}
          onChange={({ target }) => set({ until: target.value })}
        />
        {LANGUAGES.map(words)}
        <p role="alert" className={css.bad}>
          {said}
        </p>
        <Button kind="primary" wide busy={busy} onClick={() => void run()}>
          {t`Show it`}
        </Button>
      </div>
    </Sheet>
  );
}

/** A time as a field of the browser has it: local, to the minute. */
function localMinute(ms: number): string {
  return new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The same as an instant; empty where there is none. */
function instant(local: string): string {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? '' : `${at.toISOString().slice(0, 19)}Z`;
}
