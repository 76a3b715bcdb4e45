import { getRouteApi } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { faceOfSlug } from '../../domain/dice/face-address.ts';
import { isLanguage } from '../../domain/language.ts';
import { loadDiceWords } from '../../library/dice/load.ts';
import { loadAhead } from '../../ui/useLoaded.ts';
import { usePageLanguage } from '../library/usePageLanguage.ts';
import { AllFaces } from './AllFaces.tsx';
import { Face } from './Face.tsx';
import { faceOf } from './faceName.ts';
import { useDice } from './useDice.ts';

const route = getRouteApi('/stardice/mean');
const list = getRouteApi('/$language/dice');
const entry = getRouteApi('/$language/dice/$entry');

/** The 36 faces of the star dice: all of them, or the page of one. */
export function DiceMean() {
  const { face } = route.useSearch();
  const dice = useDice();
  return face && dice && faceOf(dice, face) ? <Face id={face} painted={false} /> : <AllFaces painted={false} />;
}

/** The faces under an address of their own; their words come with it, as they stand there painted already. */
export async function bringFaceList(): Promise<ComponentType> {
  await loadAhead(loadDiceWords);
  return FaceList;
}

/** The page of a face, likewise. */
export async function bringFacePage(): Promise<ComponentType> {
  await loadAhead(loadDiceWords);
  return FacePage;
}

function FaceList() {
  const { language } = list.useParams();
  usePageLanguage(language);
  return <AllFaces painted={isLanguage(language)} />;
}

function FacePage() {
  const { language, entry: slug } = entry.useParams();
  usePageLanguage(language);
  const id = isLanguage(language) ? faceOfSlug(slug) : undefined;
  return id ? <Face id={id} painted /> : <AllFaces painted={isLanguage(language)} />;
}
