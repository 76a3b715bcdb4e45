import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { bringMyData, giveMyData } from '../../actions/account/my-data.ts';
import { BringFile } from '../../ui/BringFile.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAttempt } from '../login/useAttempt.ts';
import css from './Profile.module.css';

/** Everything of a person as one file, out and in. */
export function MyData() {
  const { t } = useLingui();
  const { busy, said, setSaid, attempt } = useAttempt();
  const give = () =>
    attempt(async () => {
      if (!(await giveMyData())) setSaid(t`The server could not be asked: the file holds what is on this phone.`);
    });
  const bring = (file: File) =>
    attempt(async () => {
      const brought = await bringMyData(file);
      const words = {
        broken: t`This file is damaged. Nothing was changed; try another copy of it.`,
        foreign: t`This is not a file of ours. Nothing was changed.`,
        newer: t`This file comes from a newer version. Update the app, then bring it in again.`,
      };
      if (brought.kind !== 'brought') return setSaid(words[brought.kind]);
      const { readings, spreads, charts, dreams, lessons, tests } = brought;
      setSaid(
        t`Added: readings ${readings}, spreads ${spreads}, charts ${charts}, dreams ${dreams}, learnt cards ${lessons}, tests ${tests}.`,
      );
    });

  return (
    <section className={css.part}>
      <h2 className="display">{t`My data`}</h2>
      <p>{t`One file with your journal, dreams, spreads, charts, lessons, tests and settings, and everything the server keeps of you.`}</p>
      <Button
        wide
        busy={busy}
        icon={<Download size={18} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => void give()}
      >
        {t`Export all my data`}
      </Button>
      <BringFile wide onFile={(file) => void bring(file)} />
      <p aria-live="polite">{said}</p>
    </section>
  );
}
