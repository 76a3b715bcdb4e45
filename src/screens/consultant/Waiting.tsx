import { Plural, useLingui } from '@lingui/react/macro';
import type { Offer } from '../../actions/ask.ts';
import { ANSWER_WITHIN, deskHours, isReachable } from '../../domain/desk/hours.ts';
import { useSpan } from '../reading/useSpan.ts';
import { when } from '../reading/when.ts';

/** How long it takes, as honestly as it is known: the last answers, who waits before, and whether the clock can be met at all. */
export function Waiting({ desk, now }: { desk: NonNullable<Offer['desk']>; now: Date }) {
  const { t } = useLingui();
  const span = useSpan();
  const { until } = deskHours(now);
  const opens = when(until, now);
  const back = when(new Date(now.getTime() + ANSWER_WITHIN), now);
  const better = when(new Date(until.getTime() - ANSWER_WITHIN), now);
  if (!isReachable(now))
    return (
      <p>
        {t`No reader is expected before the 24 hours are over: the desk opens on ${opens}, and your coins would come back on ${back}. Ask after ${better}, and a reader will be there in time.`}
      </p>
    );
  return (
    <p>
      <Plural
        value={desk.waiting}
        _0="Nobody waits before you."
        one="One question waits before yours."
        other="# questions wait before yours."
      />{' '}
      {desk.typical_minutes === null
        ? t`How long an answer takes here is not known yet; it is 24 hours at most.`
        : t`Half of the last answers came within ${span(desk.typical_minutes)}.`}
    </p>
  );
}
