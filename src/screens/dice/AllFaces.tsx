import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DICE_FACES, faceSlug } from '../../domain/dice/face-address.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './DiceMean.module.css';
import { FaceGlyph } from './FaceGlyph.tsx';
import { faceName } from './faceName.ts';
import { useDice } from './useDice.ts';

/** The 36 faces of the star dice, by die. `painted`: under its own address, where the page comes painted. */
export function AllFaces({ painted }: { painted: boolean }) {
  const { t } = useLingui();
  const dice = useDice();
  const parts = [
    ['pnt', t`The points: what acts`],
    ['sgn', t`The signs: how`],
    ['hse', t`The houses: where`],
  ] as const;
  return (
    <Page>
      <TopBar title={t`Faces of the dice`} up="/stardice/index" />
      {parts.map(([die, title]) => (
        <section key={die} className={css.part}>
          <h2 className="display">{title}</h2>
          <ul className={css.grid}>
            {DICE_FACES.filter((id) => id.startsWith(die)).map((id) => (
              <li key={id}>
                <Link {...pageOf(id, painted)} className={css.cell}>
                  <FaceGlyph id={id} className={css.glyph} />
                  <span>{dice && faceName(dice, id)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

/** Where the page of a face is. */
export function pageOf(id: string, painted: boolean) {
  return painted
    ? ({ to: '/$language/dice/$entry', params: { language: currentLanguage(), entry: faceSlug(id) } } as const)
    : ({ to: '/stardice/mean', search: { face: id } } as const);
}
