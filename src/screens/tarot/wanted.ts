import type { Draft } from '../../domain/draw/draft.ts';

/** Is this the draw that the address asks for? An address that names none goes on with the last one. */
export function isWanted(draft: Draft, drawType: number | undefined, layout: string | undefined): boolean {
  if (layout !== undefined) return draft.layout === layout;
  return drawType === undefined || (draft.spreadId === drawType && draft.layout === undefined);
}
