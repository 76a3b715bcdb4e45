import { useEffect, useState } from 'react';
import { BACKS } from '../../art/back.ts';
import { brand } from '../../brand.ts';
import { currentLanguage } from '../../i18n/language.ts';
import type { Poster } from '../../ui/share/poster.ts';

/** The picture of what is shared, as it is drawn. */
export interface SharedPicture {
  file?: File;
  address?: string;
  failed?: boolean;
  /** Another one is being drawn: nobody sends this one, with a question that is not to be shown any more. */
  stale?: boolean;
}

/** The picture of what is shown, drawn anew when that changes. */
export function useSharedPicture(shown: Omit<Poster, 'brand' | 'inks'>): SharedPicture {
  const [picture, setPicture] = useState<SharedPicture>({});
  const { title, question, lines, summary, picture: painted, address, invitation } = shown;
  useEffect(() => {
    let gone = false;
    let made = '';
    const make = async () => {
      const { drawPoster } = await import('../../ui/share/poster.ts');
      const name = brand.name[currentLanguage()];
      const blob = await drawPoster({
        title,
        lines,
        summary,
        address,
        invitation,
        brand: name,
        inks: BACKS[brand.id],
        ...(question ? { question } : {}),
        ...(painted ? { picture: painted } : {}),
      });
      if (gone) return;
      made = URL.createObjectURL(blob);
      const file = new File([blob], `${brand.id}-${new Date().toISOString().slice(0, 10)}.png`, { type: 'image/png' });
      setPicture({ file, address: made });
    };
    make().catch((reason) => {
      console.warn('No picture:', String(reason));
      if (!gone) setPicture({ failed: true });
    });
    return () => {
      gone = true;
      setPicture((before) => ({ ...before, stale: true }));
      URL.revokeObjectURL(made);
    };
  }, [title, question, lines, summary, painted, address, invitation]);
  return picture;
}
