import { TOASTS } from '../../contract/toasts.ts';
import { isWeixin } from '../../session.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { toast } from '../../ui/toast.ts';
import { giveFile } from '../app/file.ts';
import { shareByCard } from './weixin-card.ts';

/**
 * Hands words to the phone's share sheet, or copies them; in WeChat they and the link become the card of its menu.
 * `dismissed`: the person closed the sheet.
 */
export async function shareText(
  title: string,
  text: string,
  link = `${location.origin}/`,
): Promise<'shared' | 'copied' | 'dismissed' | 'failed'> {
  if (isWeixin && (await shareByCard({ title, desc: text.replace(link, '').trim(), link }))) return 'shared';
  const shared = 'share' in navigator ? await handOver({ title, text }) : 'failed';
  if (shared !== 'failed') return shared;
  return (await copyText(text)) ? 'copied' : 'failed';
}

/** Can a picture go to the phone's share sheet? */
export function canSharePicture(picture: File): boolean {
  return navigator.canShare?.({ files: [picture] }) === true;
}

/** Hands a picture to the phone's share sheet; where that fails it is saved as a file. */
export async function sharePicture(picture: File): Promise<'shared' | 'dismissed' | 'saved'> {
  const shared = await handOver({ files: [picture] });
  if (shared !== 'failed') return shared;
  await giveFile(picture.name, picture.type, picture);
  return 'saved';
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
export function showCopied(done: boolean): void {
  toast((done ? TOASTS.copied : TOASTS.cannot_copy)[chosenLanguage()]);
}

async function handOver(what: ShareData): Promise<'shared' | 'dismissed' | 'failed'> {
  try {
    await navigator.share(what);
    return 'shared';
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'dismissed' : 'failed';
  }
}
