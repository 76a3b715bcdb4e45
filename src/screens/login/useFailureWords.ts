import { useLingui } from '@lingui/react/macro';
import { isConnectionFailure, isRefusal, isSessionOver } from '../../actions/failure.ts';

/** What to say of a failed call: the server's own words, or that the line is down. */
export function useFailureWords(): (reason: unknown) => string {
  const { t } = useLingui();
  return (reason) => {
    if (isSessionOver(reason)) return t`Your login is no longer valid, please log in again`;
    if (isRefusal(reason)) return reason.message.trim() || t`Service exception, please try again`;
    if (isConnectionFailure(reason)) return t`No connection just now. Nothing was lost; please try again in a moment.`;
    console.error(reason);
    return t`Service exception, please try again`;
  };
}
