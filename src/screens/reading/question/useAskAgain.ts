import { useNavigate } from '@tanstack/react-router';
import { beginAgain } from '../../../actions/reading/ask-again.ts';
import type { JournalRow } from '../../../storage/store/rows.ts';
import { useSingly } from '../../../ui/useSingly.ts';

/** Begins a new draw about what a reading was asked, and goes to its question. */
export function useAskAgain(): (row: JournalRow) => Promise<void> {
  const navigate = useNavigate();
  return useSingly(async (row: JournalRow) => {
    const { to, search } = await beginAgain(row);
    await navigate({ to, search: search as never });
  });
}
