import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { badgeState, switchBadge } from '../../actions/app/badge.ts';
import { useSettings } from '../../storage/settings.ts';
import { Row } from '../../ui/Row.tsx';
import css from './Lessons.module.css';

/** A number on the icon: on only by the person's own switch, and only where the platform has one. */
export function Badge() {
  const { t } = useLingui();
  const { badge } = useSettings();
  const [refused, setRefused] = useState(false);
  const state = badgeState();
  return (
    <section>
      <h2>{t`Number on the icon`}</h2>
      {state === 'none' && <p>{t`This browser cannot put a number on the icon of an app.`}</p>}
      {state === 'not-installed' && (
        <>
          <p>{t`Once the app is on your home screen, its icon can show how many cards are due and how much has arrived.`}</p>
          <Row name={t`Put on the home screen`} to="/user/about" />
        </>
      )}
      {state === 'ready' && (
        <label className={css.switch}>
          <input
            type="checkbox"
            checked={badge}
            onChange={(event) => void switchBadge(event.target.checked).then((done) => setRefused(!done))}
          />
          <span>{t`Show how many cards are due and how much has arrived. The number goes away once you have looked.`}</span>
        </label>
      )}
      <p aria-live="polite">
        {refused ? t`The phone does not allow it. You can change that in its settings, under notifications.` : ''}
      </p>
    </section>
  );
}
