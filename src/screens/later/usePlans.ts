import { useLingui } from '@lingui/react/macro';

/** What will be at each path that has no screen yet; the first path that fits counts. */
export function usePlans(): { path: string; title: string; text: string }[] {
  const { t } = useLingui();
  return [
    {
      path: '/astrolabe',
      title: t`Birth chart`,
      text: t`Here your birth chart will be computed on this phone: wheel, tables and reading.`,
    },
    {
      path: '/tarottest',
      title: t`Tests`,
      text: t`Here there will be tests of character and mood, scored in the open.`,
    },
  ];
}
