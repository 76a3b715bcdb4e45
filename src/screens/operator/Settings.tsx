import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type OperatorSettings, operatorSettings, setPrice, setSwitch } from '../../actions/account/operator.ts';
import type { Switch } from '../../domain/switches.ts';
import { momentWords } from '../../i18n/moment.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { NotAsked } from '../login/NotAsked.tsx';
import { useAsked } from '../login/useAsked.ts';
import { useAttempt } from '../login/useAttempt.ts';
import { Notices } from './Notices.tsx';
import css from './Operator.module.css';

/** Switches, notices and prices; they count for everybody at once. */
export function Settings() {
  const { value, failure, ask } = useAsked(operatorSettings);
  return (
    <>
      <NotAsked failure={failure} onAgain={ask} />
      {value && (
        <>
          <Switches switches={value.switches} onChanged={ask} />
          <Notices notices={value.notices} onChanged={ask} />
          <Prices prices={value.prices} onChanged={ask} />
        </>
      )}
    </>
  );
}

interface SwitchesProps {
  switches: OperatorSettings['switches'];
  onChanged: () => void;
}

function Switches({ switches, onChanged }: SwitchesProps) {
  const { t } = useLingui();
  const { busy, said, attempt } = useAttempt(onChanged);
  const names: Record<Switch, string> = {
    dream: t`Dreams`,
    wallpaper: t`Wallpapers`,
    tests: t`Tests`,
    articles: t`Articles`,
    dice: t`Star dice`,
    lenormand: t`Lenormand`,
    astrolabe: t`Charts`,
    lessons: t`Lessons`,
    ai: t`Readings by AI`,
    person: t`Readings by a person`,
  };
  return (
    <section>
      <h2 className="display">{t`Switches`}</h2>
      <ul className={css.list}>
        {switches.map(({ name, off_since: since }) => (
          <li key={name}>
            <label className={css.switch}>
              <input
                type="checkbox"
                checked={since === null}
                disabled={busy}
                onChange={() => void attempt(() => setSwitch(name, since === null))}
              />
              <span>
                {names[name]}
                {since && <small>{t`off since ${momentWords(since)}`}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p aria-live="polite">{said}</p>
    </section>
  );
}

type Price = OperatorSettings['prices'][number];

function Prices({ prices, onChanged }: { prices: readonly Price[]; onChanged: () => void }) {
  const { t } = useLingui();
  const nameOf = usePriceNames();
  const [open, setOpen] = useState<Price>();
  return (
    <section>
      <h2 className="display">{t`Prices`}</h2>
      <ul className={css.list}>
        {prices.map((one) => (
          <li key={one.key}>
            <button type="button" onClick={() => setOpen(one)}>
              <span>
                {nameOf(one)}
                {one.since && <small>{t`since ${momentWords(one.since)}; ${one.built} in the build`}</small>}
              </span>
              <span className={css.end}>{t`${one.coins} coins`}</span>
            </button>
          </li>
        ))}
      </ul>
      {open && <PriceSheet price={open} name={nameOf(open)} onDone={onChanged} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function usePriceNames(): (price: Price) => string {
  const { t } = useLingui();
  return ({ key, title }) => {
    const [level, cards = ''] = key.split('-');
    if (title) return t`Wallpaper “${title}”`;
    if (level === 'ai') return t`Reading by AI, up to ${cards} cards`;
    if (level === 'person') return t`Reading by a person, up to ${cards} cards`;
    return key === 'chart' ? t`Question to a birth chart` : key === 'dream' ? t`Reading of a dream` : key;
  };
}

interface PriceSheetProps {
  price: Price;
  name: string;
  onDone: () => void;
  onClose: () => void;
}

function PriceSheet({ price, name, onDone, onClose }: PriceSheetProps) {
  const { t } = useLingui();
  const [coins, setCoins] = useState(String(price.coins));
  const { busy, said, attempt } = useAttempt();
  const run = () =>
    attempt(async () => {
      await setPrice(price.key, Number(coins));
      onDone();
      onClose();
    });
  return (
    <Sheet title={name} onClose={onClose}>
      <div className={css.sheet}>
        <p>{t`What was ordered keeps its price, and nobody pays more than was shown.`}</p>
        <Field
          label={t`Coins from now on`}
          inputMode="numeric"
          value={coins}
          maxLength={7}
          error={said}
          onChange={(event) => setCoins(event.target.value.replaceAll(/\D/g, ''))}
        />
        <Button kind="primary" wide busy={busy} disabled={coins === ''} onClick={() => void run()}>
          {t`Set the price`}
        </Button>
      </div>
    </Sheet>
  );
}
