import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { shareText, showCopied } from '../../actions/share/share.ts';
import { currentLanguage } from '../../i18n/language.ts';
import type { ListedArticle } from '../../storage/store/list-rows.ts';
import { type Neighbour, Neighbours } from '../../ui/Neighbours.tsx';
import { Page } from '../../ui/Page.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './ArticlePage.module.css';
import type { Around, Beside } from './around.ts';
import { pageOf } from './EssaysPage.tsx';
import { Lead } from './Lead.tsx';

interface EssayTextProps {
  article: ListedArticle & { body: string };
  /** Left out while no list is there. */
  around: Around | undefined;
  /** Under its own address, where the page comes painted. */
  painted: boolean;
}

/** An essay with the ones beside it. */
export function EssayText({ article, around, painted }: EssayTextProps) {
  const { t } = useLingui();
  const { title, summary, minutes, pictures, body } = article;
  const length = t`${minutes} min`;
  return (
    <Page>
      <TopBar up={painted ? `/${currentLanguage()}/essays` : '/article'}>
        <button type="button" aria-label={t`Share`} onClick={() => void share(article)}>
          <Share2 size={22} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </TopBar>
      <article className={css.article}>
        <header className={css.head}>
          <p className={css.kind}>{around?.group ? `${around.group} · ${length}` : length}</p>
          <h1 className="display">{title}</h1>
          <p className={css.summary}>{summary}</p>
        </header>
        <Lead pictures={pictures} />
        <Prose html={body} />
      </article>
      {around && (
        <Neighbours
          label={t`Neighbouring essays`}
          before={linked(around.before, painted)}
          after={linked(around.after, painted)}
        />
      )}
    </Page>
  );
}

function linked(beside: Beside | undefined, painted: boolean): Neighbour | undefined {
  return beside && { name: beside.title, ...pageOf(beside, painted) };
}

async function share({ slug, title, summary }: ListedArticle): Promise<void> {
  const link = `${location.origin}/${currentLanguage()}/essays/${slug}`;
  const done = await shareText(title, `${title}\n${summary}\n${link}`, link);
  if (done === 'copied' || done === 'failed') showCopied(done === 'copied');
}
