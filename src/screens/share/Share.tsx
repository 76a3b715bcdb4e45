import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Copy, Image, Share2 } from 'lucide-react';
import { useState } from 'react';
import { invitation } from '../../actions/account/invite.ts';
import { copyText, shareText, showCopied } from '../../actions/share/share.ts';
import { brand } from '../../brand.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useServiceTerms } from '../../storage/params.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { NotAsked } from '../login/NotAsked.tsx';
import { useRemembered } from '../login/useRemembered.ts';
import { InvitationCode } from './InvitationCode.tsx';
import { InvitationPoster } from './InvitationPoster.tsx';
import { Ranking } from './Ranking.tsx';
import css from './Share.module.css';

/** The person's own invitation: code, link, picture of it, rules, and what came of it. */
export function Share() {
  const { t } = useLingui();
  const { value, failure, since, ask } = useRemembered(invitation);
  const { inviteReward } = useServiceTerms();
  const [poster, setPoster] = useState(false);
  async function send(url: string) {
    const name = brand.name[currentLanguage()];
    const done = await shareText(
      name,
      `${t`Tarot, Lenormand, star dice and birth charts that work without a network.`} ${url}`,
      url,
    );
    if (done === 'copied' || done === 'failed') showCopied(done === 'copied');
  }
  return (
    <Page>
      <TopBar title={t`Invite friends`} up="/user">
        <Link to="/share/order">{t`Awards`}</Link>
      </TopBar>
      <div className={css.body}>
        <p>{t`The first friend who comes in with your code brings you ${inviteReward} coins.`}</p>
        <NotAsked failure={failure} since={since} onAgain={ask} />
        {value && (
          <>
            <section className={css.card}>
              <p>{t`Your invitation code`}</p>
              <strong className="figures">{value.code}</strong>
              <InvitationCode url={value.url} />
              <div className={css.ways}>
                <Button
                  icon={<Copy size={18} strokeWidth={1.5} aria-hidden="true" />}
                  onClick={() => void copyText(value.url).then(showCopied)}
                >
                  {t`Copy the link`}
                </Button>
                <Button icon={<Image size={18} strokeWidth={1.5} aria-hidden="true" />} onClick={() => setPoster(true)}>
                  {t`As a picture`}
                </Button>
                <Button
                  kind="primary"
                  icon={<Share2 size={18} strokeWidth={1.5} aria-hidden="true" />}
                  onClick={() => void send(value.url)}
                >
                  {t`Share`}
                </Button>
              </div>
            </section>
            {poster && <InvitationPoster url={value.url} code={value.code} onClose={() => setPoster(false)} />}
            <dl className={css.numbers}>
              <dt>{t`Friends who came`}</dt>
              <dd className="figures">{value.numbers.invited}</dd>
              <dt>{t`Coins received`}</dt>
              <dd className="figures">{value.numbers.coins}</dd>
            </dl>
            <ul className={css.rules}>
              {value.rights.map(({ title, des, coins }) => (
                <li key={title}>
                  <strong>{title}</strong>
                  {coins > 0 && <span className="figures">+{coins}</span>}
                  <p>{des}</p>
                </li>
              ))}
            </ul>
            <Ranking rows={value.ranking} />
          </>
        )}
      </div>
    </Page>
  );
}
