import { useLingui } from '@lingui/react/macro';
import { lenormandId } from '../../../domain/decks/lenormand.ts';
import { stepsBetween } from '../../../domain/lenormand/distance.ts';
import { COMMON_PEOPLE } from '../../../domain/lenormand/persons.ts';
import type { Table } from '../../../domain/lenormand/reading/tableau/table.ts';
import { CardImage } from '../../../ui/card/CardImage.tsx';
import { cardName } from '../../tarot/card-words.ts';
import css from './People.module.css';
import { useSteps } from './useSteps.ts';

/** Other people whom the cards may stand for, the nearest first. Schools differ, so they are offered, no more. */
export function People({ table, onTap }: { table: Table; onTap: (position: number) => void }) {
  const { t } = useLingui();
  const steps = useSteps();
  const words: Record<(typeof COMMON_PEOPLE)[keyof typeof COMMON_PEOPLE], string> = {
    guest: t`a guest, somebody new`,
    family: t`the family`,
    rival: t`a rival`,
    child: t`a child`,
    colleague: t`a colleague`,
    superior: t`a superior`,
    mother: t`a mother`,
    friend: t`a friend`,
    elder: t`an elder`,
  };
  const { cast, layout, home, placeOf } = table;
  const named = Object.entries(COMMON_PEOPLE).map(([card, role]) => ({ card: Number(card), role: words[role] }));
  const people = [...cast.others.map((card) => ({ card, role: t`somebody else` })), ...named]
    .filter(({ card }) => card !== cast.me && card !== cast.partner)
    .map((person) => ({ ...person, position: placeOf(person.card) }))
    .map((person) => ({ ...person, apart: stepsBetween(layout, home, person.position) }))
    .sort((a, b) => a.apart - b.apart);
  return (
    <section>
      <h2 className="display">{t`Other people`}</h2>
      <p>{t`Many readers take these cards for people. Which of them is somebody you know, you decide.`}</p>
      <ul className={css.people}>
        {people.map(({ card, role, position, apart }) => (
          <li key={card}>
            <button type="button" onClick={() => onTap(position)}>
              <CardImage id={lenormandId(card)} width={34} alt="" />
              <span>
                <strong>{cardName(lenormandId(card))}</strong>
                <span>{role}</span>
              </span>
              <small className="figures">{steps(apart)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
