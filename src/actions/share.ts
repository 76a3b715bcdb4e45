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
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
