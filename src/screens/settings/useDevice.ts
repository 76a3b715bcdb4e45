import { useCallback, useEffect, useRef, useState } from 'react';
import { type OfflineParts, offlineParts, type Weighed, weighParts } from '../../actions/app/offline.ts';
import { currentLanguage } from '../../i18n/language.ts';

/** What is kept on this device: shares and weights. `null`: this browser keeps nothing; `undefined`: not known yet. */
export type Device = { parts: OfflineParts; weighed: Weighed } | null | undefined;

const POLL_MS = 2000;
/** As often the worker may be missing before the browser is said to have none: it comes some seconds after the start. */
const MAX_MISSING = 8;

/** Measured, not assumed: what the worker really holds, asked until everything is there. The second answer asks anew. */
export function useDevice(): [Device, () => void] {
  const [device, setDevice] = useState<Device>();
  const stop = useRef(() => {});
  const check = useCallback(() => {
    stop.current();
    stop.current = follow(setDevice);
  }, []);
  useEffect(() => {
    check();
    return () => stop.current();
  }, [check]);
  return [device, check];
}

/** Shares are asked for again and again; weighing takes longer and is done at the start and at the end. */
function follow(report: (device: Device) => void): () => void {
  const language = currentLanguage();
  let timer: ReturnType<typeof setTimeout>;
  let weighed: Weighed | undefined;
  let missing = 0;
  let over = false;
  const check = async () => {
    const parts = await offlineParts(language);
    weighed ??= await weighParts(language);
    const settled = isSettled(parts, weighed);
    if (settled) weighed = await weighParts(language);
    if (!over) report({ parts, weighed });
    return settled;
  };
  const ask = async () => {
    const settled = await check().catch(() => {
      if (!over && (++missing > MAX_MISSING || !('serviceWorker' in navigator))) report(null);
      return false;
    });
    if (!over && !settled) timer = setTimeout(ask, POLL_MS);
  };
  void ask();
  return () => {
    over = true;
    clearTimeout(timer);
  };
}

function isSettled({ places, ...others }: OfflineParts, { freed }: Weighed): boolean {
  return Math.min(...Object.values(others)) >= 1 && (places >= 1 || freed.includes('places'));
}
