import type { LoadPicture } from './fetch.ts';

/** Writes the end of its address and a frame on each picture: for finding out which tile stands where. */
export function signed(load: LoadPicture): LoadPicture {
  return async (url, signal) => {
    const picture = await load(url, signal);
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const pen = canvas.getContext('2d');
    if (pen === null) return picture;
    pen.drawImage(picture, 0, 0);
    picture.close();
    pen.strokeStyle = '#c64a31';
    pen.strokeRect(0.5, 0.5, canvas.width - 1, canvas.height - 1);
    pen.fillStyle = '#8c2e28';
    pen.font = '12px sans-serif';
    pen.fillText(url.slice(-34), 6, 18);
    return createImageBitmap(canvas);
  };
}
