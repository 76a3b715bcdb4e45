import { useLingui } from '@lingui/react/macro';
import { DICE_FACES } from '../../domain/dice/face-address.ts';
import type { DiceSpeech } from '../../domain/dice/texts.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Keywords } from '../../ui/Keywords.tsx';
import { type Neighbour, Neighbours } from '../../ui/Neighbours.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { pageOf } from './AllFaces.tsx';
import css from './DiceMean.module.css';
import { FaceGlyph } from './FaceGlyph.tsx';
import { faceName, faceOf } from './faceName.ts';
import { useDice } from './useDice.ts';

/** One face: what it means, and a question to ask oneself. `painted`: under its own address, where the page comes painted. */
export function Face({ id, painted }: { id: string; painted: boolean }) {
  const { t } = useLingui();
  const dice = useDice();
  const page = dice && faceOf(dice, id);
  if (!page) return null;
  return (
    <Page key={id}>
      <TopBar title={page.name} up={painted ? `/${currentLanguage()}/dice` : '/stardice/mean'} />
      <FaceGlyph id={id} className={css.large} />
      <article className={css.page}>
        <Keywords centred words={page.keywords} />
        {page.text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h2 className="display">{t`To ask yourself`}</h2>
        <p>{page.question}</p>
      </article>
      <Neighbours
        label={t`Neighbouring faces`}
        before={beside(dice, id, -1, painted)}
        after={beside(dice, id, 1, painted)}
      />
    </Page>
  );
}

function beside(dice: DiceSpeech, id: string, step: number, painted: boolean): Neighbour | undefined {
  const next = DICE_FACES[DICE_FACES.indexOf(id) + step];
  return next === undefined ? undefined : { name: faceName(dice, next) ?? '', ...pageOf(next, painted) };
}
