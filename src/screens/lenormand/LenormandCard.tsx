import { useLingui } from '@lingui/react/macro';
import { LENORMAND, type LenormandId } from '../../domain/decks/lenormand.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { Keywords } from '../../ui/Keywords.tsx';
import { type Neighbour, Neighbours } from '../../ui/Neighbours.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from '../library/CardMeaning.module.css';
import { LibraryPage } from '../library/LibraryPage.tsx';
import { ShareCard } from '../library/ShareCard.tsx';
import { LenormandList, pageOf } from './LenormandList.tsx';
import { Pairs } from './Pairs.tsx';
import { useInset } from './useInset.ts';
import { useLenormand } from './useLenormand.ts';

interface LenormandCardProps {
  id: LenormandId;
  /** Under its own address, where the page comes painted. */
  painted?: boolean | undefined;
}

/** One card: its picture and inset, what it says, and how it pairs. */
export function LenormandCard({ id, painted }: LenormandCardProps) {
  return (
    <LibraryPage id={id} list={<LenormandList open={id} painted={painted} />}>
      <Meaning key={id} id={id} painted={painted} />
    </LibraryPage>
  );
}

function Meaning({ id, painted }: LenormandCardProps) {
  const { t } = useLingui();
  const library = useLenormand();
  const inset = useInset();
  const terms = names();
  const number = Number(id.slice(3));
  const meaning = library?.meanings[number];
  const name = terms.lenormand[id]!;
  const sections = meaning && [
    [terms.topics.love, meaning.love],
    [terms.topics.work, meaning.work],
    [terms.topics.money, meaning.money],
    [terms.topics.study, meaning.study],
    [terms.topics.spirit, meaning.spirit],
    [t`House and home`, meaning.home],
    [t`Travel`, meaning.travel],
    [t`As a person`, meaning.person],
    [t`Its house`, meaning.house],
    [t`Near you`, meaning.near],
    [t`Far from you`, meaning.far],
    [t`Advice`, meaning.advice],
  ];
  return (
    <>
      <TopBar title={`${number} ${name}`} up={painted ? `/${currentLanguage()}/lenormand` : '/lenormandMean'}>
        {meaning && <ShareCard id={id} reversed={false} name={name} keywords={meaning.keywords} text={meaning.text} />}
      </TopBar>
      <div className={css.top}>
        <CardFace id={id} label={name} />
      </div>
      {library && meaning && (
        <article className={css.body}>
          <Keywords words={meaning.keywords} />
          {meaning.text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Pairs id={id} library={library} />
          {sections?.map(([head, text]) => (
            <section key={head}>
              <h2 className="display">{head}</h2>
              <p>{text}</p>
            </section>
          ))}
          <p className={css.element}>{t`Playing card: ${inset(number)}`}</p>
        </article>
      )}
      <Neighbours label={t`Neighbouring cards`} before={beside(number - 2, painted)} after={beside(number, painted)} />
    </>
  );
}

function beside(place: number, painted: boolean | undefined): Neighbour | undefined {
  const card = LENORMAND[place];
  if (!card) return undefined;
  return { name: names().lenormand[card.id] ?? '', ...pageOf(card.id, painted) };
}
