import { useNavigate } from '@tanstack/react-router';
import { beginAgain } from '../../../actions/reading/ask-again.ts';
import { owner } from '../../../session.ts';
import { readEntry } from '../../../storage/journal.ts';
import { useSingly } from '../../../ui/useSingly.ts';

/** Begins a new draw about what a reading was asked, and goes to its question. */
export function useAskAgain(): (seal: string) => Promise<void> {
  const navigate = useNavigate();
  return useSingly(async (seal: string) => {
    const row = await readEntry(owner(), seal);
    if (!row) return;
    const { to, search } = await beginAgain(row);
    await navigate({ to, search: search as never });
  });
}
