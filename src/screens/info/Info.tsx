import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useServiceTerms } from '../../storage/params.ts';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './Info.module.css';

/** How it works, whom we refuse, when we refund, when we answer. */
export function Info() {
  const { t } = useLingui();
  const { refundHours: hours, readingMonths, supportHours } = useServiceTerms();
  const parts = [
    [
      t`How a draw works`,
      t`The pile is shuffled by your phone’s own source of chance, every order as likely as any other. Before a card is shown, the order, your question and the time are sealed with a checksum that you can verify later.`,
    ],
    [
      t`Who writes a reading`,
      t`The self reading is put together on your phone from our library and costs nothing. Paid readings are written by a language model or by a person; the screen always says which.`,
    ],
    [
      t`What a reading is for`,
      t`${plural(readingMonths, {
        one: 'It covers about a month and is meant for reflection.',
        6: 'It covers about six months and is meant for reflection.',
        other: 'It covers about # months and is meant for reflection.',
      })} It does not replace a doctor, a lawyer or an adviser.`,
    ],
    [t`Minors`, t`We do not offer our service to minors. Please do not use it if you are not of age where you live.`],
    [t`Refund`, t`If a paid reading is not delivered within ${hours} hours, its coins come back by themselves.`],
    [t`Support`, supportHours ?? t`Weekdays 10:00-19:00 (China Standard Time).`],
  ] as const;
  return (
    <Page>
      <TopBar title={t`How it works`} />
      <div className={css.body}>
        {parts.map(([head, text]) => (
          <section key={head}>
            <h2 className="display">{head}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </Page>
  );
}
