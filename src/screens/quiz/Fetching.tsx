import { useLingui } from '@lingui/react/macro';
import { Nothing } from '../../ui/Nothing.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { NotAsked } from '../login/NotAsked.tsx';

/** A test whose words are not on this phone yet. */
export function Fetching({ failure, onAgain }: { failure: string; onAgain: () => void }) {
  const { t } = useLingui();
  return (
    <Page>
      <TopBar title={t`Tests`} up="/tarottest" />
      <Nothing>
        <NotAsked failure={failure} onAgain={onAgain} />
        {!failure && <p role="status">{t`Fetching the test…`}</p>}
      </Nothing>
    </Page>
  );
}
