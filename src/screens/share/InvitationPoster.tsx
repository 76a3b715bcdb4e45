import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { brand } from '../../brand.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { rowPicture } from '../../ui/share/cards-picture.ts';
import { ShareSheet } from '../reading/ShareSheet.tsx';

/** The Star, the Moon and the Sun: one hand of the sky. */
const CARDS = ['maj17', 'maj18', 'maj19'].map((id) => ({ id, reversed: false }));

/** The invitation as a picture: three cards, the code in letters, and the same as a code for a phone. */
export function InvitationPoster({ url, code, onClose }: { url: string; code: string; onClose: () => void }) {
  const { t } = useLingui();
  const name = brand.name[currentLanguage()];
  const picture = useMemo(() => rowPicture(CARDS, 1), []);
  const lines = useMemo(() => [{ place: t`Invitation code`, name: code }], [t, code]);
  return (
    <ShareSheet
      title={t`Come and look at the sky with me`}
      question=""
      picture={picture}
      lines={lines}
      summary={t`Tarot, Lenormand, star dice and birth charts that work without a network.`}
      invitation={t`You are invited to ${name}`}
      path={url}
      onClose={onClose}
    />
  );
}
