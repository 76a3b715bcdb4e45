import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { reshuffle } from '../../../actions/draw/draw.ts';
import { layTableau } from '../../../actions/draw/tableau.ts';
import type { Draft } from '../../../domain/draw/draft.ts';
import type { Layout } from '../../../domain/lenormand/cell.ts';
import { Button } from '../../../ui/Button.tsx';
import { playSound } from '../../../ui/sound/sound.ts';
import { answerPath } from '../../reading/answer-path.ts';
import below from '../../tarot/Choose.module.css';
import css from './LayTable.module.css';
import { TableMap } from './TableMap.tsx';

/** The pile goes out card by card in its order; with the last one the draw is sealed. */
export function LayTable({ draft, layout }: { draft: Draft; layout: Layout }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { sealed } = draft;
  async function lay() {
    setBusy(true);
    playSound('shuffle');
    await layTableau(draft);
    setBusy(false);
  }
  return (
    <section className={css.stage}>
      <TableMap
        key={sealed?.seal ?? ''}
        layout={layout}
        {...(sealed ? { manner: 'dealt' } : {})}
        cardAt={(position) => (sealed ? Number(sealed.cards[position - 1]!.id.slice(3)) : null)}
      />
      <p className={below.hint} aria-live="polite">
        {sealed
          ? t`All cards lie on the table. The draw is sealed.`
          : t`The pile is cut and sealed. Its 36 cards are laid in order, from the upper left.`}
      </p>
      <div className={below.buttons}>
        <Button onClick={() => void reshuffle(draft)}>{sealed ? t`Draw again` : t`Shuffle again`}</Button>
        {sealed ? (
          <Button
            kind="primary"
            onClick={() => void navigate({ to: answerPath(sealed), search: { seal: sealed.seal } as never })}
          >
            {t`Read the cards`}
          </Button>
        ) : (
          <Button
            kind="primary"
            disabled={busy}
            icon={<LayoutGrid size={18} strokeWidth={1.5} aria-hidden="true" />}
            onClick={() => void lay()}
          >
            {t`Lay the table`}
          </Button>
        )}
      </div>
    </section>
  );
}
