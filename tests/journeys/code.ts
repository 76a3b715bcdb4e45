import jsQR from 'jsqr';
import type { Page } from 'playwright-core';

/** What the code on the picture of the open sheet says. */
export async function codeIn(page: Page): Promise<string | undefined> {
  const { width, height, bytes } = await page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('dialog img')!;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth / 2;
    canvas.height = 500;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, canvas.height - image.naturalHeight);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let text = '';
    for (let from = 0; from < data.length; from += 0x8000) {
      text += String.fromCharCode(...data.subarray(from, from + 0x8000));
    }
    return { width: canvas.width, height: canvas.height, bytes: btoa(text) };
  });
  return jsQR(new Uint8ClampedArray(Buffer.from(bytes, 'base64')), width, height)?.data;
}
