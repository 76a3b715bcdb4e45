import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pathBeforeLogin, takePathBeforeLogin } from '../../actions/account/enter.ts';
import { isFacebookReturn } from '../../actions/account/facebook.ts';
import { enterByWeixin } from '../../actions/account/weixin-login.ts';
import { brand } from '../../brand.ts';
import { LANGUAGE_TRAITS } from '../../domain/language.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { isWeixin } from '../../session.ts';
import { leavePainted } from '../../ui/painted-data.ts';
import { toast } from '../../ui/toast.ts';
import { Door } from './Door.tsx';
import { LoginForm } from './LoginForm.tsx';

export function Login() {
  return <LoginPage way={LANGUAGE_TRAITS[currentLanguage()].loginBy} />;
}

export function LoginTel() {
  return <LoginPage way="phone" />;
}

/** The login page: afterwards the person is where she wanted to go, else at home. */
function LoginPage({ way }: { way: 'phone' | 'email' }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [fromFacebook] = useState(isFacebookReturn);
  useEffect(() => {
    if (fromFacebook) return;
    const failed = new URLSearchParams(location.search).get('failed');
    if (failed === 'wechat') return toast(t`WeChat login was not completed, please try again`);
    if (failed === 'passkey')
      return toast(t`This account asks for a passkey, and none works in WeChat. Open the site in your browser.`);
    if (isWeixin && failed !== 'no-wechat') enterByWeixin(pathBeforeLogin());
  }, [t, fromFacebook]);
  useEffect(() => leavePainted, []);
  return (
    <Door name={brand.name[currentLanguage()]}>
      <LoginForm way={way} onEntered={() => void navigate({ to: takePathBeforeLogin(), replace: true })} />
    </Door>
  );
}
