/** A download may begin so long after its link was followed. */
const DOWNLOAD_STARTS_MS = 60_000;

/** Gives the person a file: by the share sheet where downloads go nowhere (home-screen apps of iOS), else as a download. */
export async function giveFile(name: string, type: string, content: string | Blob): Promise<void> {
  const file = new File([content], name, { type });
  const standalone = 'standalone' in navigator && navigator.standalone === true;
  if (standalone && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_STARTS_MS);
}

/** The text of a file that a person has chosen; empty where it cannot be read, as one that lies elsewhere without a network. */
export function textOf(file: File): Promise<string> {
  return file.text().catch((reason) => {
    console.info('A file could not be read:', String(reason));
    return '';
  });
}
