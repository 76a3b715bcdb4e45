import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { CountryPrefix } from './CountryPrefix.tsx';
import { FacebookLogin } from './FacebookLogin.tsx';
import css from './LoginForm.module.css';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { SecondStep } from './SecondStep.tsx';
import { useCodeLogin, type Way } from './useCodeLogin.ts';
import { useLoginWays } from './useLoginWays.ts';
import { useShellLogin } from './useShellLogin.ts';

/** The phone and the e-mail way in: a code is sent, typed, and opens the door. `onEntered` runs when somebody is in. */
export function LoginForm({ way: firstWay, onEntered }: { way: Way; onEntered: () => void }) {
  const { t } = useLingui();
  const ways = useLoginWays(firstWay);
  const login = useCodeLogin(ways.codes, onEntered);
  const { way } = login;
  const byCode = ways.codes.length > 0;
  const { ticket, setTicket } = login;
  useShellLogin(onEntered);
  if (ticket) return <SecondStep ticket={ticket} onEntered={onEntered} onBack={() => setTicket(null)} />;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void login.enter();
      }}
    >
      {ways.codes.length > 1 && <Ways way={way} onChange={login.changeWay} />}
      {byCode && <Address login={login} />}
      {byCode && <Code login={login} />}
      <details className={css.invite} open={login.inviter !== ''}>
        <summary>{t`I have an invitation code`}</summary>
        <Field
          label={t`Invitation code (optional)`}
          value={login.inviter}
          autoComplete="off"
          onChange={(event) => login.setInviter(event.target.value)}
        />
      </details>
      {byCode && (
        <Button kind="primary" wide type="submit" busy={login.busy === 'enter'}>
          {t`Log in / register`}
        </Button>
      )}
      <p className={css.note}>
        <Trans>
          By continuing, you agree to the <Link to="/terms">user agreement</Link> and the{' '}
          <Link to="/privacy">privacy policy</Link>. Not for minors.
        </Trans>
      </p>
      {byCode && way === 'phone' && (
        <p className={css.note}>
          {t`A text message can be read by whoever holds your SIM card. A passkey is safer; you can add one in your profile.`}
        </p>
      )}
      <PasskeyLogin onEntered={onEntered} />
      <FacebookLogin dialog={ways.facebook} inviter={login.inviter} onEntered={onEntered} onTicket={setTicket} />
    </form>
  );
}

function Ways({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const { t } = useLingui();
  return (
    <div className={css.ways} role="radiogroup" aria-label={t`Way to log in`}>
      {(['phone', 'email'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="way" checked={way === one} onChange={() => onChange(one)} />
          <span>{one === 'phone' ? t`Phone` : t`E-mail`}</span>
        </label>
      ))}
    </div>
  );
}

function Code({ login }: { login: ReturnType<typeof useCodeLogin> }) {
  const { t } = useLingui();
  const { way, errors, busy, left } = login;
  return (
    <Field
      label={t`Verification code`}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={way === 'phone' ? 4 : 6}
      value={login.code}
      error={errors.code}
      onChange={(event) => login.setCode(event.target.value)}
      after={
        <button
          type="button"
          className={css.send}
          disabled={left > 0 || busy === 'code'}
          onClick={() => void login.sendCode()}
        >
          {left > 0 ? t`${left} s` : t`Send code`}
        </button>
      }
    />
  );
}

function Address({ login }: { login: ReturnType<typeof useCodeLogin> }) {
  const { t } = useLingui();
  const { way, address, region, errors } = login;
  return way === 'phone' ? (
    <Field
      label={t`Mobile number`}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      before={<CountryPrefix region={region} onChange={login.setRegion} />}
      value={address}
      error={errors.address}
      onChange={(event) => login.typePhone(event.target.value)}
    />
  ) : (
    <Field
      label={t`E-mail address`}
      type="email"
      inputMode="email"
      autoComplete="email"
      value={address}
      error={errors.address}
      onChange={(event) => login.setAddress(event.target.value)}
    />
  );
}
