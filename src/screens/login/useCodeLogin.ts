import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  enterByEmail,
  enterByPhone,
  type PasskeyTicket,
  sendEmailCode,
  sendPhoneCode,
} from '../../actions/account/account.ts';
import { tidyEmail } from '../../domain/account/email.ts';
import { internationalPhone, possibleRegions, type Region } from '../../domain/account/phone.ts';
import { LANGUAGE_TRAITS } from '../../domain/language.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { shareCode } from '../../storage/share-code.ts';
import { toast } from '../../ui/toast.ts';
import { useCountdown } from './useCountdown.ts';
import { useFailureWords } from './useFailureWords.ts';

export type Way = 'phone' | 'email';
type Errors = Partial<Record<'address' | 'code', string>>;

/** A login by code, of one of the `open` ways, the first unless another is chosen: what is typed, what is wrong with it, and its two steps. `left`: seconds until another code may be sent. */
export function useCodeLogin(open: readonly Way[], onEntered: () => void) {
  const { t } = useLingui();
  const words = useFailureWords();
  const [chosen, setWay] = useState<Way>();
  const way = chosen && open.includes(chosen) ? chosen : (open[0] ?? 'email');
  const [address, setAddress] = useState('');
  const [region, setRegion] = useState<Region>(LANGUAGE_TRAITS[currentLanguage()].region);
  const [code, setCode] = useState('');
  const [inviter, setInviter] = useState(shareCode);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState<'code' | 'enter' | null>(null);
  const [ticket, setTicket] = useState<PasskeyTicket | null>(null);
  const countdown = useCountdown();

  const fullAddress = () => (way === 'phone' ? (internationalPhone(address, region) ?? address) : address);
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
      const failure = words(reason);
      setErrors({ [field]: failure });
      toast(failure);
    } finally {
      setBusy(null);
    }
  }
  function sendCode() {
    const wrong = addressError();
    if (wrong) return setErrors({ address: wrong });
    return attempt('code', 'address', async () => {
      const letter = inviter.trim() === '' ? 'login' : 'invited';
      const seconds = way === 'phone' ? await sendPhoneCode(fullAddress()) : await sendEmailCode(address, letter);
      countdown.begin(seconds);
      toast(t`Verification code sent`);
    });
  }
  function enter() {
    const wrong: Errors = {};
    const badAddress = addressError();
    if (badAddress) wrong.address = badAddress;
    if (!code.trim()) wrong.code = t`Please enter verification code`;
    if (wrong.address || wrong.code) return setErrors(wrong);
    return attempt('enter', 'code', async () => {
      const next = await (way === 'phone' ? enterByPhone : enterByEmail)(fullAddress(), code, inviter);
      setTicket(next);
      if (!next) onEntered();
    });
  }
  function changeWay(next: Way) {
    setWay(next);
    setAddress('');
    setCode('');
    setErrors({});
  }
  /** A number that can only be of another region changes to that region. */
  function typePhone(typed: string) {
    setAddress(typed);
    const fitting = possibleRegions(typed);
    if (fitting[0] && !fitting.includes(region)) setRegion(fitting[0]);
  }
  const typed = { way, address, region, code, inviter };
  const type = { changeWay, typePhone, setAddress, setRegion, setCode, setInviter, setTicket };
  return { ...typed, ...type, ticket, errors, busy, left: countdown.left, sendCode, enter };
}
