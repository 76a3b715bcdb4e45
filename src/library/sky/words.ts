/** The shape of the texts of a birth chart; the reading that is woven from them owns it. */
export type { SkyWords } from '../../domain/sky/portrait/texts.ts';
