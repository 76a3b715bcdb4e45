import { useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Keywords } from '../../ui/Keywords.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './DiceMean.module.css';
import { FaceGlyph } from './FaceGlyph.tsx';
import { faceName, faceOf } from './faceName.ts';
import { useDice } from './useDice.ts';

const route = getRouteApi('/stardice/mean');
const NUMBERS = Array.from({ length: 12 }, (_, index) => index + 1);
const idsOf = (die: 'pnt' | 'sgn' | 'hse') => NUMBERS.map((number) => `${die}${String(number).padStart(2, '0')}`);

/** The 36 faces of the star dice: all of them, or the page of one. */
export function DiceMean() {
  const { face } = route.useSearch();
  const dice = useDice();
  const page = face && dice ? faceOf(dice, face) : undefined;
  return page && face ? <Face id={face} /> : <AllFaces />;
}

function AllFaces() {
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
            {idsOf(die).map((id) => (
              <li key={id}>
                <Link to="/stardice/mean" search={{ face: id }} className={css.cell}>
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

function Face({ id }: { id: string }) {
  const { t } = useLingui();
  const dice = useDice();
  const page = dice && faceOf(dice, id);
  if (!page) return null;
  return (
    <Page>
      <TopBar title={page.name} up="/stardice/mean" />
      <FaceGlyph id={id} className={css.large} />
      <article className={css.page}>
        <Keywords centred words={page.keywords} />
        {page.text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h2 className="display">{t`To ask yourself`}</h2>
        <p>{page.question}</p>
      </article>
    </Page>
  );
}
