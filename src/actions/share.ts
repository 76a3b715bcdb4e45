import { TOASTS } from '../contract/toasts.ts';
import { chosenLanguage } from '../storage/language.ts';
import { toast } from '../ui/toast.ts';

/** Hands words to the phone's share sheet, or copies them. `dismissed`: the person closed the sheet. */
export async function shareText(title: string, text: string): Promise<'shared' | 'copied' | 'dismissed' | 'failed'> {
  if (navigator.share) {
    try {
      await navigator.share({ title, text });
      return 'shared';
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'dismissed';
    }
  }
  return (await copyText(text)) ? 'copied' : 'failed';
}

/** `false` where the browser does not let a page copy. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Says whether something was copied, in the words of the specification. */
export function sayCopied(done: boolean): void {
  toast((done ? TOASTS.copied : TOASTS.cannot_copy)[chosenLanguage()]);
}
