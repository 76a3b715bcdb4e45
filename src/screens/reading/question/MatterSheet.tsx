import { useLingui } from '@lingui/react/macro';
import type { MatterChange } from '../../../domain/question/asked.ts';
import { type Bond, INTENTS, type Intent, type Matter, type Person } from '../../../domain/question/matter-kinds.ts';
import type { AboutWords } from '../../../library/reading/about.ts';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';

interface MatterSheetProps {
  matter: Matter;
  about: AboutWords;
  onChange: (change: MatterChange) => void;
  onClose: () => void;
}

const NONE = '-';

/** Sets right what the question is about, of whom it speaks, and how the two stand to each other. */
export function MatterSheet({ matter, about, onChange, onClose }: MatterSheetProps) {
  const { t } = useLingui();
  const change = (one: MatterChange) =>
    onChange({ intent: matter.intent, person: matter.person, bond: matter.bond, ...one });
  return (
    <Sheet title={t`What is it about?`} onClose={onClose}>
      <Choice
        name={t`The matter`}
        value={matter.intent}
        options={INTENTS.map((value) => ({ value, name: about.intents[value] }))}
        onChange={(intent: Intent) => change({ intent })}
      />
      <Choice
        name={t`The other person`}
        value={matter.person ?? NONE}
        options={[
          { value: NONE, name: t`Nobody in particular` },
          ...namesIn(about.persons).map((value) => ({ value, name: about.persons[value][0] })),
        ]}
        onChange={(person: Person | typeof NONE) => change({ person: person === NONE ? null : person })}
      />
      <Choice
        name={t`How you stand`}
        value={matter.bond ?? NONE}
        options={[
          { value: NONE, name: t`I would rather not say` },
          ...namesIn(about.bonds).map((value) => ({ value, name: about.bonds[value] })),
        ]}
        onChange={(bond: Bond | typeof NONE) => change({ bond: bond === NONE ? null : bond })}
      />
      <Button kind="primary" wide onClick={onClose}>
        {t`That is what I ask`}
      </Button>
    </Sheet>
  );
}

function namesIn<Name extends string>(words: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(words) as Name[];
}
