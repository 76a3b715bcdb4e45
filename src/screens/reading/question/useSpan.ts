import { useLingui } from '@lingui/react/macro';

const HOUR = 60;

/** A span of minutes in words: whole hours above two, else minutes. Never less than one minute. */
export function useSpan(): (minutes: number) => string {
  const { t } = useLingui();
  return (minutes) => {
    const whole = Math.max(1, Math.round(minutes));
    const hours = Math.floor(whole / HOUR);
    return whole >= 2 * HOUR ? t`${hours} h` : t`${whole} min`;
  };
}
