import { useLingui } from '@lingui/react/macro';
import type { BirthFault } from '../../domain/sky/birth.ts';

/** What is wrong with a field of a birth, and what to do. */
export function useFaultWords(): (fault: BirthFault) => string {
  const { t } = useLingui();
  return ({ field, fault }) => {
    if (field === 'name') return fault === 'empty' ? t`Please give the chart a name` : t`At most 60 characters`;
    if (field === 'time') return t`Please enter the time, or tick that you do not know it`;
    if (field === 'date') {
      if (fault === 'empty') return t`Please enter the date of birth`;
      if (fault === 'no-such-day') return t`There is no such day`;
      return t`Charts are cast for the years 1800 to 2399`;
    }
    if (fault === 'empty') return t`Please choose the birthplace`;
    return fault === 'unknown-zone' ? t`This time zone is not known` : t`There is no such place on the globe`;
  };
}
