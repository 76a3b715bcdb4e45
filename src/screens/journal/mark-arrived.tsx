import { useLingui } from '@lingui/react/macro';
import { arrivedCount, onArrived, watchArrived } from '../../actions/app/arrived.ts';
import { loadScreenMessages } from '../../i18n/catalogs.ts';
import { NewDot } from '../../ui/NewDot.tsx';
import { tabMark } from '../../ui/shell/tab-mark.ts';

/** Marks the tab of the person as long as something waits there that was not looked at. */
export function markArrived(): void {
  onArrived(() => void mark().catch((reason) => console.info('Not marked yet:', String(reason))));
  watchArrived();
}

async function mark(): Promise<void> {
  if (arrivedCount() > 0) await loadScreenMessages('journal');
  tabMark.shown = arrivedCount() > 0 ? TabMark : undefined;
  tabMark.announce();
}

function TabMark() {
  const { t } = useLingui();
  return <NewDot on="tab" name={t`something new`} />;
}
