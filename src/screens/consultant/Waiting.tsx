import { Plural, useLingui } from '@lingui/react/macro';
import type { Offer } from '../../actions/reading/ask.ts';
import { deskHours, isReachable } from '../../domain/desk/hours.ts';
import { useServiceTerms } from '../../storage/params.ts';
import { Sentences } from '../../ui/Sentences.tsx';
import { useSpan } from '../reading/question/useSpan.ts';
import { when } from '../reading/when.ts';

/** How long it takes, as honestly as it is known: the last answers, who waits before, and whether the clock can be met at all. */
export function Waiting({ desk, now }: { desk: NonNullable<Offer['desk']>; now: Date }) {
  const { t } = useLingui();
  const span = useSpan();
  const hours = useServiceTerms().refundHours;
  const within = hours * 3_600_000;
  const { until } = deskHours(now);
  const opens = when(until, now);
  const back = when(new Date(now.getTime() + within), now);
  const better = when(new Date(until.getTime() - within), now);
  if (!isReachable(now, within))
    return (
      <p>
        {t`No reader is expected before the ${hours} hours are over: the desk opens on ${opens}, and your coins would come back on ${back}. Ask after ${better}, and a reader will be there in time.`}
      </p>
    );
  return (
    <p>
      <Sentences>
        <Plural
          value={desk.waiting}
          _0="Nobody waits before you."
          one="One question waits before yours."
          other="# questions wait before yours."
        />
        {desk.typical_minutes === null
          ? t`How long an answer takes here is not known yet; it is ${hours} hours at most.`
          : t`Half of the last answers came within ${span(desk.typical_minutes)}.`}
      </Sentences>
    </p>
  );
}
