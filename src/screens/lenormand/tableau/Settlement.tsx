import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lenormandId } from '../../../domain/decks/lenormand.ts';
import { MAN, WOMAN } from '../../../domain/lenormand/persons.ts';
import type { TableauSettings } from '../../../domain/lenormand/reading/tableau/settings.ts';
import { Chips } from '../../../ui/Chips.tsx';
import { cardName } from '../../tarot/card-words.ts';
import { CardPicker } from '../CardPicker.tsx';
import css from './Settlement.module.css';

interface SettlementProps {
  tableau: TableauSettings;
  onChange: (tableau: TableauSettings) => void;
}

/** What is settled before the cards are laid: how they lie, who is asking, and whether somebody is the partner. */
export function Settlement({ tableau, onChange }: SettlementProps) {
  const { t } = useLingui();
  const [picking, setPicking] = useState<'me' | 'partner' | null>(null);
  const { me, partner = null } = tableau;
  const other = me === MAN ? WOMAN : MAN;

  function choose(role: 'me' | 'partner', card: number) {
    setPicking(null);
    if (role === 'me') onChange({ ...tableau, me: card, partner: partner === card ? null : partner });
    else onChange({ ...tableau, partner: card });
  }

  return (
    <div className={css.settlement}>
      <h3>{t`How the table lies`}</h3>
      <Chips
        form="bar"
        label={t`How the table lies`}
        value={tableau.layout}
        options={[
          ['8x4+4', '8 × 4 + 4'],
          ['9x4', '9 × 4'],
        ]}
        onChange={(layout) => onChange({ ...tableau, layout })}
      />
      <h3>{t`Your card`}</h3>
      <Chips
        form="bar"
        label={t`Your card`}
        value={me === WOMAN || me === MAN ? String(me) : 'other'}
        options={[
          [String(WOMAN), cardName(lenormandId(WOMAN))],
          [String(MAN), cardName(lenormandId(MAN))],
          ['other', me === WOMAN || me === MAN ? t`Another` : cardName(lenormandId(me))],
        ]}
        onChange={(value) => (value === 'other' ? setPicking('me') : choose('me', Number(value)))}
      />
      {me !== WOMAN && me !== MAN && (
        <p className={css.note}>{t`A card that stands for you says nothing of its own on this table.`}</p>
      )}
      <h3>{t`Your partner`}</h3>
      <Chips
        form="bar"
        label={t`Your partner`}
        value={partner === null ? 'none' : partner === other ? 'person' : 'other'}
        options={[
          ['none', t`Not named`],
          ['person', cardName(lenormandId(other))],
          ['other', partner === null || partner === other ? t`Another` : cardName(lenormandId(partner))],
        ]}
        onChange={(value) => {
          if (value === 'none') onChange({ ...tableau, partner: null });
          else if (value === 'person') choose('partner', other);
          else setPicking('partner');
        }}
      />
      {picking && (
        <CardPicker
          title={picking === 'me' ? t`Your card` : t`Your partner`}
          without={picking === 'me' ? [] : [me]}
          onPick={(card) => choose(picking, card)}
          onClose={() => setPicking(null)}
        />
      )}
    </div>
  );
}
