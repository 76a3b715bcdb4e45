import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import css from './HoldPicture.module.css';

interface HoldPictureProps {
  picture: Blob;
  /** What it shows, for those who do not see it. */
  label: string;
}

/**
 * A picture that is saved by holding it, for browsers that download nothing. Its address holds the picture itself: they
 * do not save what lies under an address of this page alone.
 */
export function HoldPicture({ picture, label }: HoldPictureProps) {
  const { t } = useLingui();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(picture);
    return () => reader.abort();
  }, [picture]);
  return (
    <figure className={css.hold}>
      {address && <img src={address} alt={label} />}
      <figcaption>{t`Press and hold the picture to save it.`}</figcaption>
    </figure>
  );
}
