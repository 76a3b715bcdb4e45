import { useLingui } from '@lingui/react/macro';
import { Fragment, useMemo } from 'react';
import type { Cast } from '../../domain/sky/birth.ts';
import { type PortraitPart, portraitOf } from '../../domain/sky/portrait/compose.ts';
import type { SkyWords } from '../../domain/sky/portrait/texts.ts';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import { Placement } from './Placement.tsx';
import { skyNames } from './useSky.ts';
import { useSkyRules } from './useSkyRules.ts';

/** The portrait of a chart by parts of life. */
export function Portrait({ cast, words }: { cast: Cast; words: SkyWords }) {
  const { t } = useLingui();
  const rules = useSkyRules();
  const sections = useMemo(() => portraitOf(cast, words, skyNames()), [cast, words]);
  const titles: Record<PortraitPart, string> = {
    core: t`At the core`,
    manner: t`How you come in`,
    mind: t`Mind and speech`,
    love: t`Love and liking`,
    will: t`Will and work`,
    growth: t`Growth and limits`,
    depth: t`What your years share`,
    whole: t`The chart as a whole`,
    path: t`Where it leads`,
  };
  return (
    <ReadingText rules={rules} linkTo={() => null}>
      {sections.map(({ key, paragraphs }) => (
        <section key={key}>
          <h2 className="display">{titles[key]}</h2>
          {paragraphs.map((sentences, place) => (
            <Fragment key={place}>
              <Placement of={sentences[0]} />
              <Paragraph sentences={sentences} />
            </Fragment>
          ))}
        </section>
      ))}
    </ReadingText>
  );
}
