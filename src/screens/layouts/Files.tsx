import { Plural, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { bringLayouts, giveLayouts } from '../../actions/draw/layouts.ts';
import type { LayoutRow } from '../../storage/store/rows.ts';
import { BringFile } from '../../ui/BringFile.tsx';
import { Button } from '../../ui/Button.tsx';
import { FilesPart } from '../../ui/FilesPart.tsx';
import { Sentences } from '../../ui/Sentences.tsx';

/** Spreads as files: given to others, brought in whole or not at all. */
export function Files({ rows }: { rows: readonly LayoutRow[] }) {
  const { t } = useLingui();
  const [result, setResult] = useState<ReactNode>(null);
  async function bring(file: File) {
    const brought = await bringLayouts(file, t`Untitled spread`);
    if (brought.kind === 'broken') setResult(t`This file is damaged. Nothing was changed; ask for another copy of it.`);
    else if (brought.kind === 'foreign') setResult(t`This is not a file of spreads. Nothing was changed.`);
    else if (brought.kind === 'newer')
      setResult(t`This file comes from a newer version. Update the app, then bring it in again.`);
    else
      setResult(
        <Sentences>
          {brought.added > 0 && (
            <Plural value={brought.added} one="# spread was added." other="# spreads were added." />
          )}
          {brought.known > 0 && <Plural value={brought.known} one="# was here already." other="# were here already." />}
        </Sentences>,
      );
  }
  return (
    <FilesPart
      title={t`Share and import`}
      what={t`A spread travels as a small file: send it to a friend, or bring in one that you were sent.`}
      result={result}
    >
      <BringFile onFile={(file) => void bring(file)} />
      {rows.length > 1 && (
        <Button
          icon={<Download size={18} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => void giveLayouts(rows.map((row) => row.table))}
        >
          {t`All as one file`}
        </Button>
      )}
    </FilesPart>
  );
}
