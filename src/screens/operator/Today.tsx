import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lookAtToday } from '../../actions/account/operator.ts';
import { momentWords } from '../../i18n/moment.ts';
import { Button } from '../../ui/Button.tsx';
import { NotAsked } from '../login/NotAsked.tsx';
import { useAsked } from '../login/useAsked.ts';
import css from './Operator.module.css';
import { useOrderWords } from './useOrderWords.ts';

/** So many seconds a reading may wait before no more are sold. */
const LATE_S = 120;

/** Orders and money of today, the queue, readers at work, and what was refused. */
export function Today() {
  const { t } = useLingui();
  const { kinds, states, refusals, price, providers } = useOrderWords();
  const { value: today, failure, ask } = useAsked(lookAtToday);
  if (!today) return <NotAsked failure={failure} onAgain={ask} />;
  const { queue } = today;
  return (
    <>
      <NotAsked failure={failure} onAgain={ask} />
      <section>
        <h2 className="display">{t`Money`}</h2>
        <dl className={css.facts}>
          {today.money.map((one) => (
            <div key={`${one.provider} ${one.currency}`}>
              <dt>{providers[one.provider] ?? one.provider}</dt>
              <dd>
                {price(one.paid_sum, one.currency)} <small>{t`${one.paid} paid`}</small>
                {one.refunds > 0 && <small>{t`${price(one.refunds_sum, one.currency)} back in ${one.refunds}`}</small>}
              </dd>
            </div>
          ))}
          <div>
            <dt>{t`Refunds that wait for their provider`}</dt>
            <dd>{today.refunds_waiting}</dd>
          </div>
        </dl>
        {today.money.length === 0 && <p>{t`No money today so far.`}</p>}
        {today.to_look_at > 0 && (
          <Link to="/operator" search={{ part: 'money' }} className={css.look}>
            <Plural
              value={today.to_look_at}
              one="# mismatch or dispute of the last 30 days"
              other="# mismatches and disputes of the last 30 days"
            />
          </Link>
        )}
      </section>
      <section>
        <h2 className="display">{t`Orders`}</h2>
        <dl className={css.facts}>
          {today.orders.map((one) => (
            <div key={`${one.kind} ${one.state} ${one.currency}`}>
              <dt>
                {kinds[one.kind] ?? one.kind} <small>{states[one.state] ?? one.state}</small>
              </dt>
              <dd>
                {one.count} <small>{price(one.sum, one.currency)}</small>
              </dd>
            </div>
          ))}
        </dl>
        {today.orders.length === 0 && <p>{t`No orders today so far.`}</p>}
      </section>
      <section>
        <h2 className="display">{t`Queue`}</h2>
        <dl className={css.facts}>
          <Fact name={t`Waiting`} value={queue.queued} />
          <Fact name={t`Being written`} value={queue.running} />
          <Fact name={t`At the desk`} value={queue.desk} />
          <Fact name={t`With a reader`} value={queue.held} />
          <div className={queue.oldest_s > LATE_S ? css.bad : undefined}>
            <dt>{t`The oldest waits`}</dt>
            <dd>{t`${queue.oldest_s} s`}</dd>
          </div>
        </dl>
      </section>
      <section>
        <h2 className="display">{t`Readers`}</h2>
        <dl className={css.facts}>
          {today.readers.map((reader) => (
            <div key={reader.name}>
              <dt>
                {reader.name}
                <small>{reader.seen_at ? t`seen ${momentWords(reader.seen_at)}` : t`not logged in`}</small>
              </dt>
              <dd>
                {t`${reader.answered} answered`} <small>{t`${reader.held} held`}</small>
              </dd>
            </div>
          ))}
        </dl>
        {today.readers.length === 0 && <p>{t`There are no readers.`}</p>}
      </section>
      <section>
        <h2 className="display">{t`Refused texts`}</h2>
        <p>{t`Since midnight UTC; what they said is kept nowhere.`}</p>
        <dl className={css.facts}>
          {today.refusals.map(({ why, count }) => (
            <Fact key={why} name={refusals[why] ?? why} value={count} />
          ))}
        </dl>
      </section>
      <Button wide onClick={ask}>{t`Look again`}</Button>
    </>
  );
}

function Fact({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
