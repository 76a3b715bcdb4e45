import { C } from './ink.ts';

/** Gold in full light, gold, and everything else; the shade of gold is the colour of wood and leather too. */
const LIGHT: Readonly<Record<string, string>> = { [C.gold2]: '#fff', [C.gold]: '#ddd' };

/** The drawing with what is gold on it in white and all else black, through which light can fall. */
export const goldOf = (svg: string): string =>
  svg.replace(/(fill|stroke|stop-color)="(#\w+|url[^"]+)"/g, (_, name: string, paint: string) => {
    const light = name === 'stop-color' ? undefined : LIGHT[paint];
    return `${name}="${light ?? (paint.startsWith('url') ? paint : '#000')}"`;
  });
