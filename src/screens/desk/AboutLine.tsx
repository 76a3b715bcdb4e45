import { useLingui } from '@lingui/react/macro';
import type { Question } from '../../actions/desk.ts';
import { loadAboutWords } from '../../library/reading/about.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import { matterWords } from '../reading/matter-words.ts';

/** What the person asks and what would be an answer, in the words of whoever sits at the desk. */
export function AboutLine({ matter }: Required<Pick<Question, 'matter'>>) {
  const { t } = useLingui();
  const about = useLoaded(loadAboutWords);
  if (!about) return null;
  const [what, ...more] = matterWords(matter, about);
  const bond = matter.bond ? [about.bonds[matter.bond]] : [];
  const named = [what, about.forms[matter.form], ...bond, ...more].join(' · ');
  return <small>{matter.sure ? t`About: ${named}` : t`About, perhaps: ${named}`}</small>;
}
