import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { DIAL, REGIONS, type Region } from '../../domain/account/phone.ts';
import css from './CountryPrefix.module.css';

/** The prefix that the number is sent with, always in sight: a code to the wrong country never arrives. */
export function CountryPrefix({ region, onChange }: { region: Region; onChange: (region: Region) => void }) {
  const { t } = useLingui();
  const places = { cn: t`Mainland China`, tw: t`Taiwan`, vn: t`Vietnam` };
  return (
    <span className={css.prefix}>
      <span className="figures" aria-hidden="true">
        {DIAL[region]}
      </span>
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
      <select
        aria-label={t`Country prefix`}
        value={region}
        onChange={(event) => onChange(event.target.value as Region)}
      >
        {REGIONS.map((one) => (
          <option key={one} value={one}>
            {`${DIAL[one]} ${places[one]}`}
          </option>
        ))}
      </select>
    </span>
  );
}
