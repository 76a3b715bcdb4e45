import { useCallback, useEffect, useRef, useState } from 'react';
import { type OfflineParts, offlineParts, type Weighed, weighParts } from '../../actions/offline.ts';
import { currentLanguage } from '../../i18n/language.ts';

/** What is kept on this device: shares and weights. `null`: this browser keeps nothing; `undefined`: not known yet. */
export type Device = { parts: OfflineParts; weighed: Weighed } | null | undefined;

const ASK_AGAIN = 2000;
/** As often the worker may be missing before the browser is said to have none: it comes some seconds after the start. */
const PATIENCE = 8;

/** Measured, not assumed: what the worker really holds, asked until everything is there. The second answer asks anew. */
export function useDevice(): [Device, () => void] {
  const [device, setDevice] = useState<Device>();
  const stop = useRef(() => {});
  const look = useCallback(() => {
    stop.current();
    stop.current = follow(setDevice);
  }, []);
  useEffect(() => {
    look();
    return () => stop.current();
  }, [look]);
  return [device, look];
}

/** Shares are asked for again and again; weighing takes longer and is done at the start and at the end. */
function follow(tell: (device: Device) => void): () => void {
  const language = currentLanguage();
  let bell: ReturnType<typeof setTimeout>;
  let weighed: Weighed | undefined;
  let missing = 0;
  let over = false;
  const look = async () => {
    const parts = await offlineParts(language);
    weighed ??= await weighParts(language);
    const settled = isSettled(parts, weighed);
    if (settled) weighed = await weighParts(language);
    if (!over) tell({ parts, weighed });
    return settled;
  };
  const ask = async () => {
    const settled = await look().catch(() => {
      if (!over && (++missing > PATIENCE || !('serviceWorker' in navigator))) tell(null);
      return false;
    });
    if (!over && !settled) bell = setTimeout(ask, ASK_AGAIN);
  };
  void ask();
  return () => {
    over = true;
    clearTimeout(bell);
  };
}

function isSettled({ places, ...others }: OfflineParts, { freed }: Weighed): boolean {
  return Math.min(...Object.values(others)) >= 1 && (places >= 1 || freed.includes('places'));
}
