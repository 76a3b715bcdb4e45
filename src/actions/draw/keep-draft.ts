import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Draft } from '../../domain/draw/draft.ts';
import { owner } from '../../session.ts';
import { saveDraft } from '../../storage/drafts.ts';
import type { DraftArea } from '../../storage/store/rows.ts';
import { toast } from '../../ui/toast.ts';

/** Keeps a draft on this device unless what lies there is to `stay`, and says so when one that lay there could not be read. */
export async function keepDraft(area: DraftArea, draft: Draft, stay?: (before: Draft) => boolean): Promise<void> {
  if ((await saveDraft(area, draft, owner(), stay)) === 'kept') return;
  toast(i18n._(msg`An unfinished draw that was kept here could not be read. It is put aside, and a new one begins.`));
}
