import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { currentLanguage } from '../../i18n/language.ts';
import { HELP_LINES } from '../../library/help/lines.ts';
import css from './HelpLines.module.css';

/** Instead of cards, for a person in danger: somebody to talk to, also without a network. */
export function HelpLines({ risk }: { risk: 'harm-self' | 'harm-others' }) {
  const { t } = useLingui();
  return (
    <section className={css.help} role="alert">
      <h2 className="display">{t`Please talk to somebody now`}</h2>
      <p>
        {risk === 'harm-self'
          ? t`This is too heavy for cards, and you should not carry it alone. People are awake for exactly this, day and night.`
          : t`When somebody could be hurt, cards are no help. Step away for now and talk to somebody who is.`}
      </p>
      <ul>
        {HELP_LINES[currentLanguage()].map((line) => (
          <li key={line.number}>
            <a href={`tel:${line.number.replace(/\s/g, '')}`}>
              <Phone size={18} strokeWidth={1.5} aria-hidden="true" />
              <span>{line.name}</span>
              <strong className="figures">{line.number}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
