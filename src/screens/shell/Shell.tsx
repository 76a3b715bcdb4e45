import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { clearPathBeforeLogin } from '../../actions/account/enter.ts';
import { isOnline, onConnection } from '../../actions/app/connection.ts';
import { rowOf } from '../../domain/paths.ts';
import { onStorageHealth, storageHealth } from '../../storage/store/health.ts';
import { StateBand } from '../../ui/shell/StateBand.tsx';
import { TabBar } from '../../ui/shell/TabBar.tsx';
import { Toaster } from '../../ui/shell/Toaster.tsx';
import { useWide } from '../../ui/useWide.ts';
import { useOldPlace } from './useOldPlace.ts';
import { usePageTitle } from './usePageTitle.ts';

/** What stands round every screen: the band of troubles, the tab bar on the three tabs or the rail everywhere, the toast. */
export function Shell() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const row = rowOf(path);
  useOldPlace();
  usePageTitle();
  useEffect(() => {
    // home stands for a path that is not known
    if (!row) clearPathBeforeLogin();
  }, [row]);
  const up = useSyncExternalStore(onConnection, isOnline, isOnline);
  const storage = useSyncExternalStore(onStorageHealth, storageHealth, storageHealth);
  const wide = useWide();
  return (
    <>
      <StateBand offline={!up} storage={storage} />
      <Outlet />
      {(wide || !row || row.tab) && <TabBar />}
      <Toaster />
    </>
  );
}
