import type { MatterWords } from '../../../domain/reading/matter-words.ts';
import type { SideTexts } from '../../../domain/reading/texts.ts';

/** What each card says in a place, or at the end of a matter of an area: majors and minors apart. */
export const sides = import.meta.glob<Record<string, SideTexts>>('./in-place/*.ts');

/** What is said of each intent, by the area of the intent. */
export const ofIntents = import.meta.glob<Partial<MatterWords>>('./matter/*/*.ts');
