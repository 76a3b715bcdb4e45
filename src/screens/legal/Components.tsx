import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type ComponentLine, components, licences } from '../../actions/app/components.ts';
import css from './Legal.module.css';

/** The packages of other houses that are in this program, as its build has found them. */
export function Components() {
  const { t } = useLingui();
  const [list, setList] = useState<ComponentLine[] | null>();
  const [words, setWords] = useState<string | null>();
  useEffect(() => {
    components().then(setList, () => setList(null));
  }, []);
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
      </details>
    </section>
  );
}
