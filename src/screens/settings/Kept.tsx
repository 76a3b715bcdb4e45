import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { freePart, keepPartAgain, type OfflineParts } from '../../actions/app/offline.ts';
import { type FreeablePart, isFreeable } from '../../domain/device-parts.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import css from './About.module.css';
import { FreeSheet } from './FreeSheet.tsx';
import { useDevice } from './useDevice.ts';

const weight = (bytes: number) => (bytes < 1e5 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`);

/** What is kept on this device, part by part: how much of it is here, what it weighs, and what may be let go. */
export function Kept() {
  const { t } = useLingui();
  const [device, look] = useDevice();
  const [asking, setAsking] = useState<FreeablePart | null>(null);
  if (device === undefined) return <p className={css.quiet}>{t`Looking…`}</p>;
  if (device === null)
    return <p className={css.quiet}>{t`This browser keeps nothing for the time without a network.`}</p>;
  const { parts, weighed } = device;
  const { weights, freed, own, all } = weighed;
  const noPlaces = freed.includes('places') && parts.places < 1;
  const state = (share: number) => (share >= 1 ? t`ready` : share > 0 ? t`${Math.floor(share * 100)} %` : t`not yet`);
  const lines: { part: keyof typeof weights; name: string; state?: string; bytes: number }[] = [
    { part: 'app', name: t`The app itself`, state: state(parts.app), bytes: weights.app },
    { part: 'art', name: t`Card pictures`, state: state(parts.art), bytes: weights.art },
    { part: 'texts', name: t`Meanings in your language`, state: state(parts.texts), bytes: weights.texts },
    {
      part: 'places',
      name: t`Places of the world`,
      state: noPlaces ? t`freed` : state(parts.places),
      bytes: weights.places,
    },
    { part: 'others', name: t`Meanings in other languages`, bytes: weights.others },
    { part: 'tiles', name: t`Map pictures you have seen`, bytes: weights.tiles },
  ];
  const free = async (part: FreeablePart) => {
    setAsking(null);
    await freePart(part, currentLanguage()).catch(() => {});
    look();
  };
  const keepPlaces = () => {
    keepPartAgain('places', currentLanguage());
    look();
  };
  return (
    <>
      <Readiness parts={parts} noPlaces={noPlaces} />
      <ul className={css.parts}>
        {lines
          .filter(({ state, bytes }) => state !== undefined || bytes > 0)
          .map(({ part, name, state, bytes }) => (
            <li key={part}>
              <span>{name}</span>
              <small className="figures">{[state, bytes > 0 && weight(bytes)].filter(Boolean).join(' · ')}</small>
              {part === 'places' && noPlaces && (
                <Button kind="quiet" onClick={keepPlaces}>
                  {t`Keep again`}
                </Button>
              )}
              {isFreeable(part) && !(part === 'places' && noPlaces) && bytes > 0 && (
                <Button kind="quiet" aria-label={t`Free up: ${name}`} onClick={() => setAsking(part)}>
                  {t`Free up`}
                </Button>
              )}
            </li>
          ))}
        <li>
          <span>{t`Your readings, charts, dreams and spreads`}</span>
          <small className="figures">{weight(own)}</small>
        </li>
        {all !== undefined && (
          <li>
            <span>{t`All together, as the browser counts`}</span>
            <small className="figures">{weight(all)}</small>
          </li>
        )}
      </ul>
      {asking && (
        <FreeSheet
          part={asking}
          size={weight(weights[asking])}
          onFree={() => void free(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** What works without a network, in one sentence. */
function Readiness({ parts, noPlaces }: { parts: OfflineParts; noPlaces: boolean }) {
  const { t } = useLingui();
  const whole = Math.min(parts.app, parts.art, parts.texts) >= 1;
  return (
    <p className={css.ready} role="status">
      {whole && parts.places >= 1 && t`Drawing, reading and looking up all work without a network.`}
      {whole &&
        noPlaces &&
        t`Drawing, reading and looking up work without a network; only the search for birthplaces does not.`}
      {whole &&
        parts.places < 1 &&
        !noPlaces &&
        t`Cards and meanings work without a network; the places are still coming.`}
      {!whole && t`Not everything is here yet. What is missing comes by itself while there is a network.`}
    </p>
  );
}
