import { useLingui } from '@lingui/react/macro';
import type { FreeablePart } from '../../domain/device-parts.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import css from './About.module.css';

interface FreeSheetProps {
  part: FreeablePart;
  size: string;
  onFree: () => void;
  onClose: () => void;
}

/** Says what is lost when a part is let go, and how it comes back, before anything goes. */
export function FreeSheet({ part, size, onFree, onClose }: FreeSheetProps) {
  const { t } = useLingui();
  const titles = {
    places: t`Places of the world`,
    others: t`Meanings in other languages`,
    tiles: t`Map pictures you have seen`,
  };
  const words = {
    places: t`Without them a birthplace is not found offline; charts you have stay as they are. They come back when you look for a place with a network, or tap “Keep again”.`,
    others: t`The language you read in stays. The others come back when you change to them with a network.`,
    tiles: t`Offline the map shows coasts and names only. Its pictures come back when you look at the map with a network.`,
  };
  return (
    <Sheet title={titles[part]} onClose={onClose}>
      <div className={css.free}>
        <p>{words[part]}</p>
        <p>{t`Nothing you have made is touched.`}</p>
        <Button wide onClick={onFree}>
          {t`Free up ${size}`}
        </Button>
      </div>
    </Sheet>
  );
}
