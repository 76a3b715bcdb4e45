import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type ComponentLine, components, licences } from '../../actions/app/components.ts';
import css from './Legal.module.css';

interface ComponentsProps {
  /** The list as the painted page has it; `null` where it has to be fetched. */
  painted: readonly ComponentLine[] | null;
}

/** The packages of other houses that are in this program, as its build has found them. */
export function Components({ painted }: ComponentsProps) {
  const { t } = useLingui();
  const [list, setList] = useState<readonly ComponentLine[] | null | undefined>(painted ?? undefined);
  const [words, setWords] = useState<string | null>();
  useEffect(() => {
    if (!painted) components().then(setList, () => setList(null));
  }, [painted]);
  return (
    <section>
      <h2 className="display">{t`Components in this program`}</h2>
      {list === null && <p>{t`The list could not be read just now.`}</p>}
      <ul className={css.list}>
        {list?.map(({ name, version, licence }) => (
          <li key={name}>
            {name} {version} <span>{licence}</span>
          </li>
        ))}
      </ul>
      <details
        onToggle={({ currentTarget: { open } }) => {
          if (open && !words) licences().then(setWords, () => setWords(null));
        }}
      >
        <summary>{t`Their licences in full`}</summary>
        {words === null && <p>{t`The list could not be read just now.`}</p>}
        {words && <pre className={css.words}>{words}</pre>}
        <a href="/licences.txt" className={css.file}>
          licences.txt
        </a>
      </details>
    </section>
  );
}
