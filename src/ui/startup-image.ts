import { BACKS } from '../art/back.ts';
import { splash } from '../art/splash.ts';
import type { Brand } from '../domain/brand.ts';
import { imageOf } from './share/picture.ts';

/**
 * Names the picture that iOS shows while the installed app starts, instead of an empty page. It is taken when the app is
 * put on the home screen, and only where it has exactly the pixels of the screen, so that it is drawn on the phone
 * (https://developer.apple.com/library/archive/documentation/AppleApplications/Reference/SafariWebContent/ConfiguringWebApplications/ConfiguringWebApplications.html).
 */
export async function nameStartupImage({ id }: Brand): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(screen.width, screen.height) * devicePixelRatio);
  canvas.height = Math.round(Math.max(screen.width, screen.height) * devicePixelRatio);
  const { width, height } = canvas;
  const mark = id === 'moonpalace' ? 'moon' : 'star';
  const image = await imageOf(splash(BACKS[id], { width, height, mark }));
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.href = canvas.toDataURL('image/png');
  document.head.append(link);
}
