import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Deck } from '../../domain/spread/spread.ts';
import { Button } from '../../ui/Button.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';

const HOMES = { tarot: '/tarot/home', lenormand: '/lenormand/home', stardice: '/stardice/index' } as const;

/** Instead of a reading that is not on this device. */
export function NoReading({ deck }: { deck: Deck }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const ways = { tarot: t`To the tarot table`, lenormand: t`To the Lenormand table`, stardice: t`To the dice` };
  return (
    <Page>
      <TopBar title={deck === 'stardice' ? t`Star dice` : t`Reading`} up={HOMES[deck]} />
      <Nothing>
        <p>{t`This reading is not kept on this device.`}</p>
        <Button kind="primary" onClick={() => void navigate({ to: HOMES[deck] })}>
          {ways[deck]}
        </Button>
      </Nothing>
    </Page>
  );
}
