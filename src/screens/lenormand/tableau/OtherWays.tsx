import { useLingui } from '@lingui/react/macro';
import { readTableauOtherwise } from '../../../actions/draw/tableau.ts';
import { lenormandId } from '../../../domain/decks/lenormand.ts';
import { PICTURE_SIDES } from '../../../domain/lenormand/facing.ts';
import type { TableauSettings } from '../../../domain/lenormand/reading/tableau/settings.ts';
import { changeSettings, useSettings } from '../../../storage/settings.ts';
import { Chips } from '../../../ui/Chips.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { cardName } from '../../tarot/card-words.ts';
import css from './OtherWays.module.css';

interface OtherWaysProps {
  seal: string;
  settings: TableauSettings;
  onClose: () => void;
}

/** Where schools differ: the four cards below, the card of work, the dark side of the Clouds, the playing cards. */
export function OtherWays({ seal, settings, onClose }: OtherWaysProps) {
  const { t } = useLingui();
  const { insets } = useSettings();
  const change = (choice: Partial<TableauSettings>) => void readTableauOtherwise(seal, { ...settings, ...choice });
  return (
    <Sheet title={t`Ways of reading`} onClose={onClose}>
      <div className={css.ways}>
        {settings.layout === '8x4+4' && (
          <>
            <h3>{t`The four cards below`}</h3>
            <Chips
              form="bar"
              label={t`The four cards below`}
              value={settings.fate ?? 'line'}
              options={[
                ['line', t`A line of fate`],
                ['ordinary', t`Cards like the others`],
              ]}
              onChange={(fate) => change({ fate })}
            />
          </>
        )}
        <h3>{t`The card of work`}</h3>
        <Chips
          form="bar"
          label={t`The card of work`}
          value={settings.work ?? 'anchor'}
          options={[
            ['anchor', cardName(lenormandId(35))],
            ['fox', cardName(lenormandId(14))],
          ]}
          onChange={(work) => change({ work })}
        />
        <h3>{t`The dark side of the Clouds`}</h3>
        <Chips
          form="bar"
          label={t`The dark side of the Clouds`}
          value={settings.darkSide ?? PICTURE_SIDES.cloudsDark}
          options={[
            ['left', t`Left, as on our card`],
            ['right', t`Right`],
          ]}
          onChange={(darkSide) => change({ darkSide })}
        />
        <h3>{t`Playing cards on the cards`}</h3>
        <Chips
          form="bar"
          label={t`Playing cards on the cards`}
          value={insets}
          options={[
            ['shown', t`Shown`],
            ['hidden', t`Hidden`],
          ]}
          onChange={(insets) => changeSettings({ insets })}
        />
      </div>
    </Sheet>
  );
}
