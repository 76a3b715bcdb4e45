import { useLingui } from '@lingui/react/macro';

const HOUR_MINUTES = 60;

/** A span of minutes in words: whole hours above two, else minutes. Never less than one minute. */
export function useSpan(): (minutes: number) => string {
  const { t } = useLingui();
  return (minutes) => {
    const whole = Math.max(1, Math.round(minutes));
    const hours = Math.floor(whole / HOUR_MINUTES);
    return whole >= 2 * HOUR_MINUTES ? t`${hours} h` : t`${whole} min`;
  };
}
