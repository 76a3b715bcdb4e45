import { Plural, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { type MatterChange, topicOf } from '../../../domain/question/asked.ts';
import type { Matter } from '../../../domain/question/matter-kinds.ts';
import { wayFits } from '../../../domain/question/options.ts';
import { cleanQuestion, countCharacters } from '../../../domain/question/question.ts';
import { riskOf } from '../../../domain/question/risk.ts';
import { TOPICS, type Topic } from '../../../domain/topic.ts';
import { names } from '../../../i18n/names.ts';
import { useServiceTerms } from '../../../storage/params.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sentences } from '../../../ui/Sentences.tsx';
import { HelpLines } from '../HelpLines.tsx';
import { AskedBefore } from './AskedBefore.tsx';
import { MatterLine } from './MatterLine.tsx';
import css from './QuestionForm.module.css';
import { useAskedToday } from './useAskedToday.ts';
import { useExamples } from './useExamples.ts';
import { useMatter } from './useMatter.ts';
import { useTyped } from './useTyped.ts';
import { useWays } from './useWays.ts';
import { WayFields } from './WayFields.tsx';

export interface QuestionFormProps {
  question: string;
  topic: Topic;
  /** What the button says. */
  go: string;
  onAsk: (question: string, topic: Topic, matter?: MatterChange, options?: readonly [string, string]) => void;
  /** What the querent set right before of how the question was understood. */
  matter?: MatterChange | undefined;
  /** What two ways were called before, empty where nothing was. Without it there are no two ways. */
  options?: readonly [string, string] | undefined;
  /** One more throw to a reading: that question may be the same. */
  followsUp?: boolean;
  /** Hears what is typed, a moment after it, so that it can be kept. */
  onTyped?: (question: string, topic: Topic) => void;
  /** Hears what the question is understood to ask, as it is typed; null while nothing is. */
  onMatter?: (matter: Matter | null) => void;
  children?: ReactNode;
}

/** The question: at most as many characters, as a person counts them, as the server takes, and what it is about. It may stay empty. */
export function QuestionForm({
  question,
  topic: firstTopic,
  go,
  onAsk,
  matter,
  options,
  followsUp = false,
  onTyped,
  onMatter,
  children,
}: QuestionFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState(question);
  const [chosen, setTopic] = useState<Topic | null>(question === '' ? null : firstTopic);
  const [change, setChange] = useState<MatterChange | undefined>(matter);
  const clean = cleanQuestion(text);
  const count = countCharacters(clean);
  const { questionMax, readingMonths } = useServiceTerms();
  const tooLong = count > questionMax;
  const understood = useMatter(clean, chosen ?? firstTopic, change, 'ask again')?.matter;
  const topic = chosen ?? (clean !== '' && understood?.area ? topicOf(understood) : firstTopic);
  const { ways, setWays, named } = useWays(options, understood?.options ?? null);
  const wrong = tooLong || !ways.every(wayFits);
  useEffect(() => onMatter?.(clean === '' ? null : (understood ?? null)), [onMatter, clean, understood]);
  useTyped(text, topic, onTyped);
  const risk = riskOf(clean);
  const { today, known } = useAskedToday(followsUp ? '' : clean, change, named);
  const barred = today !== null || !known;
  const inDanger = risk === 'harm-self' || risk === 'harm-others';

  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong && !inDanger && !barred) onAsk(clean, topic, clean === '' ? undefined : change, named);
      }}
    >
      <label htmlFor="question" className={`display ${css.label}`}>
        {t`What would you like to ask?`}
      </label>
      <textarea
        id="question"
        className={css.field}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\n/g, ' '))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }
        }}
        placeholder={t`One thing, in your own words`}
        aria-describedby="question-note"
        aria-invalid={tooLong || undefined}
      />
      <p id="question-note" className={css.note} role={tooLong ? 'alert' : undefined}>
        {tooLong ? (
          <span className={css.wrong}>{t`At most ${questionMax} characters; you have ${count}.`}</span>
        ) : (
          <span>
            <Sentences>
              <Plural
                value={readingMonths}
                one="A reading covers the next month."
                _6="A reading covers the next six months."
                other="A reading covers the next # months."
              />
              {t`You may also leave this empty.`}
            </Sentences>
          </span>
        )}
        {count >= questionMax - 10 && <span className="figures">{`${count} / ${questionMax}`}</span>}
      </p>
      <MatterLine question={clean} topic={topic} change={change} onChange={setChange} />
      <AskedBefore question={clean} today={today} />
      {options && <WayFields ways={ways} onChange={setWays} />}
      {inDanger ? <HelpLines risk={risk} /> : risk && <PlainNote risk={risk} />}
      <Topics topic={topic} onChange={setTopic} />
      <Examples topic={topic} onTake={setText} />
      {children}
      <Button kind="primary" wide type="submit" disabled={wrong || inDanger || barred} className={css.go}>
        {go}
      </Button>
    </form>
  );
}

function Topics({ topic, onChange }: { topic: Topic; onChange: (topic: Topic) => void }) {
  const { t } = useLingui();
  return (
    <fieldset className={css.topics}>
      <legend>{t`What it is about`}</legend>
      {TOPICS.map((one) => (
        <label key={one} className={css.chip}>
          <input type="radio" name="topic" checked={one === topic} onChange={() => onChange(one)} />
          <span>{names().topics[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Questions that cards can answer, each taken by a tap. */
function Examples({ topic, onTake }: { topic: Topic; onTake: (question: string) => void }) {
  const { t } = useLingui();
  const examples = useExamples()[topic];
  return (
    <ul className={css.examples} aria-label={t`Examples`}>
      {examples.map((example) => (
        <li key={example}>
          <button type="button" onClick={() => onTake(example)}>
            {example}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What cards cannot tell, for a question that belongs to somebody of the trade. */
function PlainNote({ risk }: { risk: 'medical' | 'legal' | 'investment' }) {
  const { t } = useLingui();
  const notes = {
    medical: t`Cards cannot see an illness. For your body, ask a doctor; the cards can look at how you carry it.`,
    legal: t`No card decides a case. For your rights, ask a lawyer; the cards can look at how you stand in it.`,
    investment: t`Cards know no prices. For money at risk, ask somebody of the trade; the cards can look at what moves you.`,
  };
  return (
    <p className={css.plain} role="note">
      {notes[risk]}
    </p>
  );
}
