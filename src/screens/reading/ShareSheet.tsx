import { useLingui } from '@lingui/react/macro';
import { Copy, Download, Printer, Share2, Text } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { giveFile } from '../../actions/app/file.ts';
import { downloadsWork, printWorks } from '../../actions/app/host.ts';
import { canSharePicture, copyText, sharePicture, shareText, showCopied } from '../../actions/share/share.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { HoldPicture } from '../../ui/share/HoldPicture.tsx';
import type { Poster } from '../../ui/share/poster.ts';
import css from './ShareSheet.module.css';
import { type SharedPicture, useSharedPicture } from './useSharedPicture.ts';

interface ShareSheetProps extends Pick<Poster, 'title' | 'lines' | 'summary' | 'picture'> {
  /** What stands beside the code, where it is not cards that are drawn. */
  invitation?: string;
  question: string;
  /** What lies where in words, where the picture shows more of it than its lines. */
  named?: string;
  /** Where the link of the picture leads: to a draw of one's own, never to this reading. */
  path: string;
  onClose: () => void;
}

/** A reading for others: as a picture, as words, as a link to draw oneself, on paper. The question only if wished. */
export function ShareSheet({ question, path, onClose, invitation, named, ...shown }: ShareSheetProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const address = new URL(path, location.origin).href;
  const picture = useSharedPicture({
    ...shown,
    ...(asked && question ? { question } : {}),
    address,
    invitation: invitation ?? t`Draw your own cards`,
  });
  const words = [
    shown.title,
    asked && question,
    named ?? shown.lines.map(({ place, name }) => [place, name].filter(Boolean).join(': ')).join('\n'),
    shown.summary,
  ];
  const downloads = downloadsWork();
  const label = [shown.title, shown.summary].join('. ');
  async function sendWords() {
    const done = await shareText(shown.title, words.filter(Boolean).join('\n'), address);
    if (done === 'copied' || done === 'failed') showCopied(done === 'copied');
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
      <Ways picture={picture} address={address} onWords={() => void sendWords()} onClose={onClose} />
    </Sheet>
  );
}

interface WaysProps {
  picture: SharedPicture;
  /** Where the link leads. */
  address: string;
  onWords: () => void;
  onClose: () => void;
}

/** How it goes to others: sent, saved, in words, as a link, on paper. */
function Ways({ picture: { file, stale }, address, onWords, onClose }: WaysProps) {
  const { t } = useLingui();
  const size = 18;
  return (
    <div className={css.ways}>
      {file && canSharePicture(file) && (
        <Button
          kind="primary"
          icon={<Share2 size={size} strokeWidth={1.5} aria-hidden="true" />}
          disabled={stale}
          onClick={() => void sharePicture(file)}
        >
          {t`Send picture`}
        </Button>
      )}
      {downloadsWork() && (
        <Button
          icon={<Download size={size} strokeWidth={1.5} aria-hidden="true" />}
          disabled={!file || stale}
          onClick={() => file && void giveFile(file.name, file.type, file)}
        >
          {t`Save picture`}
        </Button>
      )}
      <Button icon={<Text size={size} strokeWidth={1.5} aria-hidden="true" />} onClick={onWords}>
        {t`As words`}
      </Button>
      <Button
        icon={<Copy size={size} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => void copyText(address).then(showCopied)}
      >
        {t`Copy link`}
      </Button>
      {printWorks() && (
        <Button
          icon={<Printer size={size} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => {
            // Safari prints by itself only while the tap lasts
            flushSync(onClose);
            print();
          }}
        >
          {t`Print or PDF`}
        </Button>
      )}
    </div>
  );
}
