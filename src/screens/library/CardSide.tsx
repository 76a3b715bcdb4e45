import { useLingui } from '@lingui/react/macro';
import { names } from '../../i18n/names.ts';
import type { SideMeaning } from '../../library/tarot/meaning.ts';
import { Keywords } from '../../ui/Keywords.tsx';

/** What a card says upright or reversed: keywords, the meaning, the areas of life. */
export function CardSide({ side }: { side: SideMeaning }) {
  const { t } = useLingui();
  const { topics } = names();
  const sections = [
    [topics.love, side.love],
    [topics.work, side.work],
    [topics.money, side.money],
    [topics.study, side.study],
    [topics.spirit, side.spirit],
    [t`Advice`, side.advice],
  ];
  return (
    <>
      <Keywords words={side.keywords} />
      {side.text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {sections.map(([head, text]) => (
        <section key={head}>
          <h2 className="display">{head}</h2>
          <p>{text}</p>
        </section>
      ))}
    </>
  );
}
