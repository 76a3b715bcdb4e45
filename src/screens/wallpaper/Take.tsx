import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Download, Share2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { isOnline, onConnection } from '../../actions/app/connection.ts';
import { giveFile } from '../../actions/app/file.ts';
import { downloadsWork } from '../../actions/app/host.ts';
import { buyWallpaper, refreshWallpapers } from '../../actions/content/wallpapers.ts';
import { canSharePicture, sharePicture } from '../../actions/share/share.ts';
import { brand } from '../../brand.ts';
import type { Size } from '../../domain/wallpaper/size.ts';
import { useSession } from '../../session.ts';
import { readActs } from '../../storage/outbox/outbox.ts';
import { useLive } from '../../storage/store/live.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { HoldPicture } from '../../ui/share/HoldPicture.tsx';
import { useToastOf } from '../../ui/useToastOf.ts';
import { LoginSheet } from '../login/LoginSheet.tsx';
import { useFailureWords } from '../login/useFailureWords.ts';
import { LastPrice } from '../reading/LastPrice.tsx';
import { Unsent } from '../reading/Unsent.tsx';
import type { Drawn } from './Slide.tsx';
import css from './Take.module.css';
import type { Wall } from './useWallpapers.ts';

interface TakeProps {
  wall: Wall;
  pixels: Size;
  /** The picture as it will be saved, once it is drawn. */
  drawn: Drawn | undefined;
}

/** How a wallpaper is had: saved and shared when it is free or one's own, else bought with coins first. */
export function Take({ wall, pixels, drawn }: TakeProps) {
  return wall.mine || wall.price === 0 ? <Save {...{ wall, pixels, drawn }} /> : <Buy wall={wall} />;
}

function Save({ wall, pixels, drawn }: TakeProps) {
  const { t } = useLingui();
  const [holding, setHolding] = useState(false);
  const file = drawn?.blob && fileOf(drawn.blob, wall, pixels);
  const save = (picture: File) =>
    downloadsWork() ? void giveFile(picture.name, picture.type, picture) : setHolding(true);
  return (
    <>
      <p className={css.line} role={drawn && !file ? 'alert' : undefined}>
        {drawn && !file
          ? t`This phone could not draw the picture. Close other apps and try again.`
          : wall.mine
            ? t`Yours for good, also without a network.`
            : t`Free for everybody.`}
      </p>
      <div className={css.ways}>
        <Button
          kind="primary"
          icon={<Download size={18} strokeWidth={1.5} aria-hidden="true" />}
          disabled={!file}
          onClick={() => file && save(file)}
        >
          {t`Save picture`}
        </Button>
        {file && canSharePicture(file) && (
          <Button
            icon={<Share2 size={18} strokeWidth={1.5} aria-hidden="true" />}
            onClick={() => void sharePicture(file)}
          >
            {t`Share`}
          </Button>
        )}
      </div>
      {file && holding && (
        <Sheet title={wall.title} onClose={() => setHolding(false)}>
          <HoldPicture picture={file} label={wall.title} />
        </Sheet>
      )}
    </>
  );
}

function Buy({ wall }: { wall: Wall }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const words = useFailureWords();
  const { token, user } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  useToastOf(failure);
  const [entering, setEntering] = useState(false);
  const up = useSyncExternalStore(onConnection, isOnline, isOnline);
  const { price } = wall;
  const me = user?.user_id ?? '';
  const waiting = useLive(
    async () => (await readActs(me, 'wallpaper')).find(({ payload }) => payload.id === wall.id),
    [me, wall.id],
  );
  const balance = user?.balance;
  const short = balance !== undefined && balance < price;

  async function buy() {
    if (busy) return;
    if (token === null) return setEntering(true);
    setBusy(true);
    setFailure('');
    try {
      await buyWallpaper(wall);
    } catch (reason) {
      setFailure(words(reason));
      // the price may be another one, or it may be bought already
      void refreshWallpapers().catch(() => {});
    }
    setBusy(false);
  }
  if (waiting?.state === 'waiting' && !busy)
    return (
      <div className={css.line}>
        <Unsent row={waiting} />
      </div>
    );
  const said = failure || waiting?.refusal;
  return (
    <>
      <p className={css.line}>
        {balance === undefined
          ? t`Paid once, yours for good.`
          : t`Paid once, yours for good. Balance: ${balance} coins.`}
      </p>
      {!up && (
        <div className={css.line}>
          <LastPrice />
        </div>
      )}
      {said && (
        <p className={css.failure} role="alert">
          {said}
        </p>
      )}
      <div className={css.ways}>
        {short ? (
          <Button kind="primary" onClick={() => void navigate({ to: '/recharge' })}>
            {t`It costs ${price} coins: top up`}
          </Button>
        ) : (
          <Button kind="primary" busy={busy} onClick={() => void buy()}>
            {t`Buy for ${price} coins`}
          </Button>
        )}
      </div>
      {entering && (
        <LoginSheet
          reason={t`Log in to buy this wallpaper: it is kept with your account.`}
          onClose={() => setEntering(false)}
        />
      )}
    </>
  );
}

function fileOf(blob: Blob, { art }: Wall, { width, height }: Size): File {
  return new File([blob], `${brand.id}-${art}-${width}x${height}.png`, { type: 'image/png' });
}
