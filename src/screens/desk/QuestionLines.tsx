import { Plural, useLingui } from '@lingui/react/macro';
import type { Question } from '../../actions/reading/desk.ts';
import { LANGUAGE_TRAITS } from '../../domain/language.ts';
import type { Topic } from '../../domain/topic.ts';
import { names } from '../../i18n/names.ts';
import { loadAboutWords } from '../../library/reading/about.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import { AboutLine } from '../reading/question/AboutLine.tsx';
import { useSpan } from '../reading/question/useSpan.ts';
import css from './Desk.module.css';

/** Minutes before the refund from which the clock is said in red. */
const CLOSE_MINUTES = 120;

/** A question as the desk shows it: its words, what was drawn, the language to answer in, and its clock. */
export function QuestionLines({ question, now }: { question: Question; now: Date }) {
  const { t } = useLingui();
  const span = useSpan();
  const about = useLoaded(loadAboutWords);
  const decks: Record<Question['deck'], string> = {
    tarot: t`Tarot`,
    lenormand: t`Lenormand`,
    stardice: t`Star dice`,
  };
  const left = (new Date(question.refund_at).getTime() - now.getTime()) / 60_000;
  const language = LANGUAGE_TRAITS[question.language].ownName;
  return (
    <div className={css.lines}>
      <strong lang={question.language}>{question.question}</strong>
      {question.matter && about && (
        <small>
          <AboutLine matter={question.matter} about={about} />
        </small>
      )}
      <small>
        {decks[question.deck]} ·{' '}
        {question.deck !== 'stardice' && (
          <>
            <Plural value={question.cards} one="# card" other="# cards" /> ·{' '}
          </>
        )}
        {names().topics[question.topic as Topic]}
      </small>
      <small>{t`Answer in ${language}`}</small>
      <small className={left < CLOSE_MINUTES ? css.close : undefined}>
        {left > 0 ? t`${span(left)} until the coins go back` : t`The 24 hours are over; the coins are going back.`}
      </small>
    </div>
  );
}
