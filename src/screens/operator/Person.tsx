import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { lookUpPerson, type PersonBook } from '../../actions/account/operator.ts';
import { momentWords } from '../../i18n/moment.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useAttempt } from '../login/useAttempt.ts';
import css from './Operator.module.css';
import { OrderLines } from './OrderLines.tsx';
import { PersonActs } from './PersonActs.tsx';
import { RefundSheet } from './RefundSheet.tsx';

/** One person's books and sessions, by address, number or id, and what can be done for them. */
export function Person() {
  const { t } = useLingui();
  const [address, setAddress] = useState('');
  const [book, setBook] = useState<PersonBook>();
  const { busy, said, attempt } = useAttempt();
  const look = (whom: string) =>
    attempt(async () => {
      setBook(undefined);
      setBook(await lookUpPerson(whom));
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() !== '') void look(address.trim());
  };
  return (
    <>
      <form onSubmit={submit} className={css.sheet}>
        <Field
          label={t`E-mail address, mobile number or ID`}
          value={address}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={said}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit" kind="primary" wide busy={busy} disabled={address.trim() === ''}>
          {t`Look up`}
        </Button>
        <p className={css.note}>{t`It is kept who looked at whom.`}</p>
      </form>
      {book && <Book book={book} onChanged={() => void look(book.user_id)} />}
    </>
  );
}

function Book({ book, onChanged }: { book: PersonBook; onChanged: () => void }) {
  const { t } = useLingui();
  const [open, setOpen] = useState('');
  const moved = useMovedWords();
  return (
    <>
      <section>
        <h2 className="figures">{book.user_id}</h2>
        <dl className={css.facts}>
          {book.ways.map(({ kind, name }) => (
            <div key={`${kind} ${name}`}>
              <dt>{kind}</dt>
              <dd className="figures">{name}</dd>
            </div>
          ))}
          <div>
            <dt>{t`Since`}</dt>
            <dd>{momentWords(book.created_at)}</dd>
          </div>
          <div>
            <dt>{t`Balance`}</dt>
            <dd>{t`${book.coins} coins`}</dd>
          </div>
          <div>
            <dt>{t`Member until`}</dt>
            <dd>{book.membership_until ? momentWords(book.membership_until) : t`no member`}</dd>
          </div>
          <div>
            <dt>{t`Passkeys`}</dt>
            <dd>
              {book.passkeys} {book.second_step && <small>{t`asked for after a code`}</small>}
            </dd>
          </div>
          {book.leaving_at && (
            <div className={css.bad}>
              <dt>{t`Will be erased`}</dt>
              <dd>{momentWords(book.leaving_at)}</dd>
            </div>
          )}
        </dl>
      </section>
      <PersonActs book={book} onChanged={onChanged} />
      <section>
        <h2 className="display">{t`Where they are logged in`}</h2>
        <ul className={css.list}>
          {book.sessions.map((one) => (
            <li key={`${one.created_at} ${one.seen_at} ${one.agent}`}>
              <div>
                <span>
                  {one.agent || t`A device`}
                  <small className="figures">{t`since ${momentWords(one.created_at)}`}</small>
                </span>
                <small className={css.end}>{t`seen ${momentWords(one.seen_at)}`}</small>
              </div>
            </li>
          ))}
        </ul>
        {book.sessions.length === 0 && <p>{t`Nowhere.`}</p>}
      </section>
      <section>
        <h2 className="display">{t`Orders`}</h2>
        <OrderLines orders={book.orders} onOpen={setOpen} />
        {book.orders.length === 0 && <p>{t`There are none yet.`}</p>}
      </section>
      <section>
        <h2 className="display">{t`Coins`}</h2>
        <ul className={css.list}>
          {book.coins_moved.map(({ what, coins, at }, place) => (
            <li key={`${at} ${what} ${coins} ${place}`}>
              <div>
                <span>
                  {moved[what] ?? what}
                  <small className="figures">{momentWords(at)}</small>
                </span>
                <span className={css.end}>{coins > 0 ? `+${coins}` : coins}</span>
              </div>
            </li>
          ))}
        </ul>
      </section>
      {open && <RefundSheet orderId={open} onDone={onChanged} onClose={() => setOpen('')} />}
    </>
  );
}

/** What the books call an entry, in words. */
function useMovedWords(): Partial<Record<string, string>> {
  const { t } = useLingui();
  return {
    welcome: t`welcome`,
    topup: t`bought`,
    spend: t`spent`,
    refund: t`refund`,
    reward: t`reward for an invitation`,
    forfeit: t`given up with the account`,
  };
}
