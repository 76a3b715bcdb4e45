import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { enterByEmail, enterByPhone, sendEmailCode, sendPhoneCode } from '../../actions/account.ts';
import { brand } from '../../brand.ts';
import { tidyEmail } from '../../domain/account/email.ts';
import { internationalPhone, possibleRegions, type Region } from '../../domain/account/phone.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { shareCode } from '../../storage/share-code.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
import { CountryPrefix } from './CountryPrefix.tsx';
import { FacebookLogin } from './FacebookLogin.tsx';
import css from './LoginForm.module.css';
import { useCountdown } from './useCountdown.ts';
import { useFailureWords } from './useFailureWords.ts';
import { useShellLogin } from './useShellLogin.ts';

type Way = 'phone' | 'email';
type Errors = Partial<Record<'address' | 'code', string>>;

/** The phone and the e-mail way in: a code is sent, typed, and opens the door. `onEntered` runs when somebody is in. */
export function LoginForm({ way: firstWay, onEntered }: { way: Way; onEntered: () => void }) {
  const { t } = useLingui();
  const words = useFailureWords();
  const [way, setWay] = useState<Way>(firstWay);
  const [address, setAddress] = useState('');
  const [region, setRegion] = useState<Region>(currentLanguage() === 'zh-TW' ? 'tw' : 'cn');
  const [code, setCode] = useState('');
  const [inviter, setInviter] = useState(shareCode);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState<'code' | 'enter' | null>(null);
  const countdown = useCountdown();
  useShellLogin(onEntered);

  const addressError = (): string | undefined => {
    if (way === 'phone') {
      if (!address.trim()) return t`Please enter mobile number`;
      return internationalPhone(address, region) ? undefined : t`Incorrect mobile number format`;
    }
    if (!address.trim()) return t`Please input your email`;
    return tidyEmail(address) ? undefined : t`Email format error`;
  };

  async function attempt(step: 'code' | 'enter', field: keyof Errors, work: () => Promise<void>) {
    setBusy(step);
    setErrors({});
    try {
      await work();
    } catch (reason) {
      setErrors({ [field]: words(reason) });
    } finally {
      setBusy(null);
    }
  }

  function sendCode() {
    const wrong = addressError();
    if (wrong) return setErrors({ address: wrong });
    return attempt('code', 'address', async () => {
      const subject = t`${brand.name[currentLanguage()]}: your code`;
      const seconds = way === 'phone' ? await sendPhoneCode(fullAddress()) : await sendEmailCode(address, subject);
      countdown.begin(seconds);
      toast(t`Verification code sent`);
    });
  }

  function enter() {
    const wrong: Errors = {};
    const address = addressError();
    if (address) wrong.address = address;
    if (!code.trim()) wrong.code = t`Please enter verification code`;
    if (wrong.address || wrong.code) return setErrors(wrong);
    return attempt('enter', 'code', async () => {
      await (way === 'phone' ? enterByPhone : enterByEmail)(fullAddress(), code, inviter);
      onEntered();
    });
  }
  const fullAddress = () => (way === 'phone' ? (internationalPhone(address, region) ?? address) : address);
  const typePhone = (typed: string) => {
    setAddress(typed);
    const fitting = possibleRegions(typed);
    if (fitting[0] && !fitting.includes(region)) setRegion(fitting[0]);
  };

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <div className={css.ways} role="radiogroup" aria-label={t`Way to log in`}>
        {(['phone', 'email'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="way"
              checked={way === one}
              onChange={() => {
                setWay(one);
                setAddress('');
                setCode('');
                setErrors({});
              }}
            />
            <span>{one === 'phone' ? t`Phone` : t`E-mail`}</span>
          </label>
        ))}
      </div>
      {way === 'phone' ? (
        <Field
          label={t`Mobile number`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          before={<CountryPrefix region={region} onChange={setRegion} />}
          value={address}
          error={errors.address}
          onChange={(event) => typePhone(event.target.value)}
        />
      ) : (
        <Field
          label={t`E-mail address`}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={address}
          error={errors.address}
          onChange={(event) => setAddress(event.target.value)}
        />
      )}
      <Field
        label={t`Verification code`}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={way === 'phone' ? 4 : 6}
        value={code}
        error={errors.code}
        onChange={(event) => setCode(event.target.value)}
        after={
          <button
            type="button"
            className={css.send}
            disabled={countdown.left > 0 || busy === 'code'}
            onClick={() => void sendCode()}
          >
            {countdown.left > 0 ? t`${countdown.left} s` : t`Send code`}
          </button>
        }
      />
      <details className={css.invite} open={inviter !== ''}>
        <summary>{t`I have an invitation code`}</summary>
        <Field
          label={t`Invitation code (optional)`}
          value={inviter}
          autoComplete="off"
          onChange={(event) => setInviter(event.target.value)}
        />
      </details>
      <Button kind="primary" wide type="submit" busy={busy === 'enter'} disabled={busy === 'enter'}>
        {t`Log in / register`}
      </Button>
      <p className={css.note}>
        <Trans>
          By going on you agree to the <Link to="/terms">user agreement</Link> and the{' '}
          <Link to="/privacy">privacy policy</Link>. Not for minors.
        </Trans>
      </p>
      <FacebookLogin onEntered={onEntered} />
    </form>
  );
}
