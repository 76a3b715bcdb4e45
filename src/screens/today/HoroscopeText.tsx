import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { HoroscopeSpan } from '../../domain/horoscope/fact.ts';
import type { HoroscopeSentence } from '../../domain/horoscope/horoscope.ts';
import { sentence } from '../../domain/reading/sentence.ts';
import { names } from '../../i18n/names.ts';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import css from './Horoscope.module.css';
import look from './Today.module.css';
import { useFactWords } from './useFactWords.ts';
import { type HoroscopeOf, useHoroscope } from './useHoroscope.ts';

interface HoroscopeTextProps {
  day: string;
  span: HoroscopeSpan;
  of: HoroscopeOf;
  hasChart: boolean;
}

/** A horoscope; every sentence can be tapped to see the dated fact on which it rests. */
export function HoroscopeText({ day, span, of, hasChart }: HoroscopeTextProps) {
  const { t } = useLingui();
  const told = useHoroscope(day, span, of);
  const factWords = useFactWords(of);
  const quarters = [t`January to March`, t`April to June`, t`July to September`, t`October to December`];
  if (told === 'failed')
    return <p className={`${css.note} ${look.small}`}>{t`The sky could not be computed just now.`}</p>;
  const all = told?.flat() ?? [];
  const rules = Object.fromEntries(all.map((one, place) => [String(place), factWords(one.fact)]));
  const tappable = (one: HoroscopeSentence) => sentence(one.text, String(all.indexOf(one)));
  return (
    <div className={look.parts}>
      <section className={`${look.part} ${told ? '' : look.waiting}`}>
        <ReadingText rules={rules} linkTo={() => null}>
          {told?.map((sentences, place) => (
            <div key={sentences[0]?.text ?? place} className={css.paragraph}>
              {told.length > 1 && <h3 className="display">{quarters[place]}</h3>}
              {/* many days: each has a line of its own */}
              {(span === 'day' ? [sentences] : sentences.map((one) => [one])).map((line) => (
                <Paragraph key={line[0]?.text} sentences={line.map(tappable)} />
              ))}
            </div>
          ))}
        </ReadingText>
      </section>
      <div className={css.note}>
        <p className={look.small}>{t`Tap a sentence to see what in the sky it rests on.`}</p>
        {'sign' in of ? (
          <p className={look.small}>{t`Houses are whole signs, counted from ${names().signs[of.sign]}.`}</p>
        ) : null}
        {'kept' in of && !of.kept.cast.timed && (
          <p className={look.small}>{t`Without a time of birth the houses are whole signs, counted from the Sun.`}</p>
        )}
        {!hasChart && (
          <Link to="/charts/edit" className={look.way}>
            {t`Make my chart`}
          </Link>
        )}
      </div>
    </div>
  );
}
