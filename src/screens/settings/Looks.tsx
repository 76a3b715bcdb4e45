import { useLingui } from '@lingui/react/macro';
import { changeSettings, useSettings } from '../../storage/settings.ts';
import { Choice } from '../../ui/Choice.tsx';
import { canShakeHand, shakeHand } from '../../ui/haptics.ts';
import { playSound } from '../../ui/sound/sound.ts';
import { LanguageChoice } from '../user/LanguageChoice.tsx';
import css from './About.module.css';

/** How the app looks, sounds and feels on this device. Each choice is shown, heard or felt at once. */
export function Looks() {
  const { t } = useLingui();
  const { theme, motion, text, sound, haptics, insets } = useSettings();
  return (
    <>
      <LanguageChoice />
      <Choice
        name={t`Theme`}
        value={theme}
        options={[
          { value: 'system', name: t`As the phone` },
          { value: 'dark', name: t`Night` },
          { value: 'light', name: t`Day` },
        ]}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <Choice
        name={t`Text size`}
        value={text}
        options={[
          { value: 'small', name: t`Small` },
          { value: 'normal', name: t`Normal` },
          { value: 'large', name: t`Large` },
          { value: 'largest', name: t`Largest` },
        ]}
        onChange={(value) => changeSettings({ text: value })}
      />
      <Choice
        name={t`Motion`}
        value={motion}
        options={[
          { value: 'system', name: t`As the phone` },
          { value: 'less', name: t`Less` },
        ]}
        onChange={(value) => changeSettings({ motion: value })}
      />
      <Choice
        name={t`Sounds of cards and dice`}
        value={sound}
        options={[
          { value: 'off', name: t`Off` },
          { value: 'on', name: t`On` },
        ]}
        onChange={(value) => {
          changeSettings({ sound: value });
          playSound('shuffle');
        }}
      />
      {canShakeHand() ? (
        <Choice
          name={t`Vibration`}
          value={haptics}
          options={[
            { value: 'on', name: t`On` },
            { value: 'off', name: t`Off` },
          ]}
          onChange={(value) => {
            changeSettings({ haptics: value });
            shakeHand(14);
          }}
        />
      ) : (
        <p className={css.quiet}>{t`This browser lets no page make the phone vibrate.`}</p>
      )}
      <Choice
        name={t`Playing cards on Lenormand cards`}
        value={insets}
        options={[
          { value: 'shown', name: t`Shown` },
          { value: 'hidden', name: t`Hidden` },
        ]}
        onChange={(value) => changeSettings({ insets: value })}
      />
    </>
  );
}
