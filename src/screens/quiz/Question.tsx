import { useEffect, useRef } from 'react';
import { orderOf } from '../../domain/quiz/order.ts';
import css from './Questions.module.css';

interface QuestionProps {
  /** Settles the order of the options for good. */
  seed: string;
  /** From 0. */
  place: number;
  question: { readonly text: string; readonly options: readonly string[] };
  chosen: number | null;
  onChoose: (option: number) => void;
}

/** A scene and what one may do in it. */
export function Question({ seed, place, question, chosen, onChoose }: QuestionProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const { text, options } = question;
  return (
    <section className={css.question}>
      <h2 ref={head} tabIndex={-1} className="display">
        {text}
      </h2>
      <ul>
        {orderOf(seed, place, options.length).map((option) => (
          <li key={option}>
            <button type="button" aria-pressed={option === chosen} onClick={() => onChoose(option)}>
              {options[option]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
