import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Outcome } from '../../domain/quiz/score.ts';
import type { Spread } from '../../domain/spread/spread.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { cardsPicture } from '../../ui/share/cards-picture.ts';
import { ShareSheet } from '../reading/ShareSheet.tsx';
import { useScaleNames } from './useScaleNames.ts';

interface ShareResultProps {
  testId: string;
  title: string;
  /** What came out, in a few words, and what is said of it. */
  name: string;
  said: string;
  outcome: Outcome;
  onClose: () => void;
}

/** A result for others: the cards, the points, the first words; never the answers or the date of birth. */
export function ShareResult({ testId, title, name, said, outcome, onClose }: ShareResultProps) {
  const { t } = useLingui();
  const nameOf = useScaleNames(testId, outcome);
  const { standings } = outcome;
  const ids = outcome.cards.join(' ');
  const points = standings.flatMap(({ points, questions }) => points.map((one) => ({ ...one, questions })));
  const words = points.map((one) => [nameOf(one.scale), `${one.points} / ${one.questions}`].join('\t')).join('\n');
  const shown = useMemo(() => {
    const cards = ids.split(' ');
    return {
      picture: cardsPicture(
        inRow(cards),
        cards.map((id) => ({ id, reversed: false })),
      ),
      lines: words.split('\n').map((line) => {
        const [place = '', figures = ''] = line.split('\t');
        return { place, name: figures };
      }),
    };
  }, [ids, words]);
  return (
    <ShareSheet
      {...shown}
      title={t`${title}: ${name}`}
      summary={beginningOf(said)}
      question=""
      invitation={t`Take the test yourself`}
      path={`/${currentLanguage()}/tests/${testId}`}
      onClose={onClose}
    />
  );
}

/** Cards side by side. */
function inRow(cards: readonly string[]): Spread {
  const positions = cards.map((key, place) => ({ key, x: 0.5 + place * 1.08, y: 0.5 }));
  return { id: 0, key: 'row', deck: 'tarot', topics: [], positions };
}

/** As many whole sentences as a picture has room for. */
function beginningOf(text: string): string {
  const most = /\p{Script=Han}/u.test(text) ? 150 : 400;
  const sentences = text.match(/.*?(?:[.!?]+["”’)]*\s+|[。！？]+[”’」』）]*|$)/gsu) ?? [];
  let taken = '';
  for (const sentence of sentences) {
    if (taken !== '' && taken.length + sentence.length > most) break;
    taken += sentence;
  }
  return taken.trim();
}
