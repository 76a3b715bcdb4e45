import { useLingui } from '@lingui/react/macro';
import { Copy, Download, Printer, Share2, Text } from 'lucide-react';
import { useEffect, useState } from 'react';
import { giveFile } from '../../actions/file.ts';
import { downloadsWork } from '../../actions/host.ts';
import { canSharePicture, copyText, sayCopied, sharePicture, shareText } from '../../actions/share.ts';
import { BACKS } from '../../art/back.ts';
import { brand } from '../../brand.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { HoldPicture } from '../../ui/share/HoldPicture.tsx';
import type { Poster } from '../../ui/share/poster.ts';
import css from './ShareSheet.module.css';

interface ShareSheetProps extends Pick<Poster, 'title' | 'lines' | 'summary' | 'picture'> {
  /** What stands beside the code, where it is not cards that are drawn. */
  invitation?: string;
  question: string;
  /** What lies where in words, where the picture shows more of it than its lines. */
  told?: string;
  /** Where the link of the picture leads: to a draw of one's own, never to this reading. */
  path: string;
  onClose: () => void;
}

/** A reading for others: as a picture, as words, as a link to draw oneself, on paper. The question only if wished. */
export function ShareSheet({ question, path, onClose, invitation, told, ...shown }: ShareSheetProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const address = new URL(path, location.origin).href;
  const picture = usePicture({
    ...shown,
    ...(asked && question ? { question } : {}),
    address,
    invitation: invitation ?? t`Draw your own cards`,
  });
  const words = [
    shown.title,
    asked && question,
    told ?? shown.lines.map(({ place, name }) => [place, name].filter(Boolean).join(': ')).join('\n'),
    shown.summary,
  ];
  const size = 18;
  const downloads = downloadsWork();
  const label = [shown.title, shown.summary].join('. ');
  async function sendWords() {
    const done = await shareText(shown.title, words.filter(Boolean).join('\n'), address);
    if (done === 'copied' || done === 'failed') sayCopied(done === 'copied');
  }
  return (
    <Sheet title={t`Share`} onClose={onClose}>
      <div className={css.picture}>
        {picture.file && downloads && <img src={picture.address} alt={label} />}
        {picture.file && !downloads && <HoldPicture picture={picture.file} label={label} />}
        {picture.failed && <p role="alert">{t`The picture could not be made. Words and link work all the same.`}</p>}
        {!picture.file && !picture.failed && <p role="status">{t`Drawing the picture…`}</p>}
      </div>
      {question && (
        <label className={css.asked}>
          <input type="checkbox" checked={asked} onChange={(event) => setAsked(event.target.checked)} />
          <span>{t`Show my question`}</span>
        </label>
      )}
      <div className={css.ways}>
        {picture.file && canSharePicture(picture.file) && (
          <Button
            kind="primary"
            icon={<Share2 size={size} strokeWidth={1.5} aria-hidden="true" />}
            disabled={picture.stale}
            onClick={() => picture.file && void sharePicture(picture.file)}
          >
            {t`Send picture`}
          </Button>
        )}
        {downloads && (
          <Button
            icon={<Download size={size} strokeWidth={1.5} aria-hidden="true" />}
            disabled={!picture.file || picture.stale}
            onClick={() => picture.file && void giveFile(picture.file.name, picture.file.type, picture.file)}
          >
            {t`Save picture`}
          </Button>
        )}
        <Button icon={<Text size={size} strokeWidth={1.5} aria-hidden="true" />} onClick={() => void sendWords()}>
          {t`As words`}
        </Button>
        <Button
          icon={<Copy size={size} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => void copyText(address).then(sayCopied)}
        >
          {t`Copy link`}
        </Button>
        <Button
          icon={<Printer size={size} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => {
            onClose();
            setTimeout(() => print(), 100);
          }}
        >
          {t`Print or PDF`}
        </Button>
      </div>
    </Sheet>
  );
}

interface Picture {
  file?: File;
  address?: string;
  failed?: boolean;
  /** Another one is being drawn: nobody sends this one, with a question that is not to be shown any more. */
  stale?: boolean;
}

/** The picture of what is shown, drawn anew when that changes. */
function usePicture(shown: Omit<Poster, 'brand' | 'inks'>): Picture {
  const [picture, setPicture] = useState<Picture>({});
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
