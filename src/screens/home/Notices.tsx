import { useLingui } from '@lingui/react/macro';
import { Info, Wrench, X } from 'lucide-react';
import { useState } from 'react';
import { noticesAt } from '../../domain/home/notice.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { noticesAway, putNoticeAway, useOperatorWord } from '../../storage/params.ts';
import css from './Notices.module.css';

const ICONS = { info: Info, maintenance: Wrench };

/** What the operator says to everybody, one thing at a time; what is put away does not come back. */
export function Notices() {
  const { t } = useLingui();
  const { notices } = useOperatorWord();
  const [away, setAway] = useState(noticesAway);
  const [notice] = noticesAt(notices, new Date(), away);
  if (!notice) return null;
  const Icon = ICONS[notice.kind];
  return (
    <div className={css.notice} role="status">
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      <p>{notice.text[currentLanguage()]}</p>
      <button
        type="button"
        aria-label={t`Put this notice away`}
        onClick={() => {
          putNoticeAway(notice.id);
          setAway(noticesAway());
        }}
      >
        <X size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}
