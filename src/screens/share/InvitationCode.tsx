import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { miniprogramPicture } from '../../actions/account/invite.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import css from './Share.module.css';

/** What a friend points her phone at: the QR code of the link, inside WeChat the mini-program's code once it is there. */
export function InvitationCode({ url }: { url: string }) {
  const { t } = useLingui();
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    miniprogramPicture().then(setPicture, () => {});
  }, []);
  if (picture) return <img src={picture} alt={t`Mini-program code of your invitation`} className={css.code} />;
  return <QrCode text={url} label={t`QR code of your invitation link`} className={css.code} />;
}
