import { Plural, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { bringJournal, giveJournal } from '../../actions/reading/journal.ts';
import { readJournal } from '../../storage/journal.ts';
import { keptCopyKey } from '../../storage/journal-copy.ts';
import type { Owner } from '../../storage/store/rows.ts';
import { BringFile } from '../../ui/BringFile.tsx';
import { Button } from '../../ui/Button.tsx';
import { FilesPart } from '../../ui/FilesPart.tsx';
import { Sentences } from '../../ui/Sentences.tsx';

/** The journal as a file: given out whole, brought in whole or not at all. */
export function Copy({ owner, isEmpty }: { owner: Owner; isEmpty: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [result, setResult] = useState<ReactNode>(null);
  async function bring(file: File) {
    const brought = await bringJournal(file);
    if (brought.kind === 'broken') setResult(t`This file is damaged. Nothing was changed; try another copy of it.`);
    else if (brought.kind === 'foreign') setResult(t`This is not a journal of ours. Nothing was changed.`);
    else if (brought.kind === 'newer')
      setResult(t`This file comes from a newer version. Update the app, then bring it in again.`);
    else
      setResult(
        <Sentences>
          <Plural value={brought.added} one="# reading was added." other="# readings were added." />
          {brought.altered > 0 && (
            <Plural
              value={brought.altered}
              one="# was left out, since it was changed after it had been sealed."
              other="# were left out, since they were changed after they had been sealed."
            />
          )}
        </Sentences>,
      );
  }
  const isCopied = keptCopyKey(owner) !== undefined;
  return (
    <FilesPart
      title={t`A copy for yourself`}
      what={
        isCopied
          ? t`The journal is on this phone and in your encrypted copy. You can keep a file of it, too.`
          : t`The journal lives on this phone alone. Keep a file of it where you keep what matters.`
      }
      result={result}
    >
      <Button
        icon={<Download size={18} strokeWidth={1.5} aria-hidden="true" />}
        disabled={isEmpty}
        onClick={() => void readJournal(owner).then(giveJournal)}
      >
        {t`Save a file`}
      </Button>
      <BringFile onFile={(file) => void bring(file)} />
      {owner !== '' && <Button onClick={() => void navigate({ to: '/user/copy' })}>{t`Encrypted copy`}</Button>}
    </FilesPart>
  );
}
